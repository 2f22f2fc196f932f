/** What the engine refused, and by which clause. */
export type FaultForm = { code: string; rule?: string; step?: number; detail: string }

export class EngineFault extends Error {
  constructor(form: FaultForm)
  readonly code: string
  readonly rule: string | undefined
  readonly step: number | undefined
}

export class EngineModule {
  static load(source: WebAssembly.Module | BufferSource): Promise<EngineModule>
  knows(name: string): boolean
  number(name: string, args?: readonly number[], input?: string | Uint8Array): number
  text(name: string, args?: readonly number[], input?: string | Uint8Array): string
}
