/**
 * The engine's WebAssembly module, called by name: numbers go in as they are, a text through a buffer of the module's.
 * Plain JavaScript, so that the worker and the tests of the module run the same lines.
 */

const encoder = new TextEncoder()
const decoder = new TextDecoder()

/** A question that the engine refused: a step against the rules, a table that cannot be. */
export class EngineFault extends Error {
  constructor(form) {
    super(form.detail)
    this.code = form.code
    this.rule = form.rule
    this.step = form.step
  }
}

export class EngineModule {
  #exports

  constructor(exports) {
    this.#exports = exports
  }

  /** A module from its bytes, or from what was compiled of them. */
  static async load(source) {
    const compiled = source instanceof WebAssembly.Module ? source : await WebAssembly.compile(source)
    const instance = await WebAssembly.instantiate(compiled, {})
    return new EngineModule(instance.exports)
  }

  /** Whether the module can do this: one without bots cannot think. */
  knows(name) {
    return typeof this.#exports[name] === 'function'
  }

  /** What a function answers: a number from 0 on. */
  number(name, args = [], input = undefined) {
    if (input !== undefined) this.#put(input)
    const answer = this.#exports[name](...args)
    if (answer < 0) throw new EngineFault(JSON.parse(this.#get(-answer)))
    return answer
  }

  /** The text that a function leaves ready. */
  text(name, args = [], input = undefined) {
    return this.#get(this.number(name, args, input))
  }

  #put(input) {
    const bytes = typeof input === 'string' ? encoder.encode(input) : input
    const start = this.#exports.input(bytes.length)
    // Made anew each time: the memory may have grown, and then the old view is empty.
    new Uint8Array(this.#exports.memory.buffer, start, bytes.length).set(bytes)
  }

  #get(length) {
    return decoder.decode(new Uint8Array(this.#exports.memory.buffer, this.#exports.output(), length))
  }
}
