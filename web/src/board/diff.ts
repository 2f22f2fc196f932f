/** Keyed update of SVG: only what changed is touched. */
import { LAYERS, compare, type Layer, type Scene, type SceneNode } from './scene'

export const SVG = 'http://www.w3.org/2000/svg'

export function svgElement<K extends keyof SVGElementTagNameMap>(
  name: K,
  attributes: Record<string, string | number> = {},
): SVGElementTagNameMap[K] {
  const element = document.createElementNS(SVG, name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value))
  return element
}

export function transformOf(node: { x: number; y: number; scale?: number; angle?: number }): string {
  const turned = node.angle === undefined ? '' : ` rotate(${node.angle}deg)`
  return `translate(${node.x}px, ${node.y}px)${turned}${node.scale === undefined ? '' : ` scale(${node.scale})`}`
}

export class Picture {
  readonly root: SVGGElement
  #layers: Record<Layer, SVGGElement>
  #elements = new Map<string, SVGGElement>()
  #drawn = new WeakMap<SVGGElement, string>()
  #scene: Scene = { nodes: [] }

  constructor() {
    this.root = svgElement('g', { class: 'picture', 'aria-hidden': 'true' })
    const layer = (name: Layer) => this.root.appendChild(svgElement('g', { class: `layer-${name}` }))
    this.#layers = Object.fromEntries(LAYERS.map((name) => [name, layer(name)])) as Record<Layer, SVGGElement>
  }

  get scene(): Scene {
    return this.#scene
  }

  element(key: string): SVGGElement | undefined {
    return this.#elements.get(key)
  }

  has(key: string): boolean {
    return this.#elements.has(key)
  }

  /** Shows a scene; elements that left are handed back so that they may still be seen off. */
  show(scene: Scene): Map<string, SVGGElement> {
    const { added, removed, changed } = compare(this.#scene, scene)
    const gone = new Map<string, SVGGElement>()
    for (const key of removed) {
      const element = this.#elements.get(key)
      if (element !== undefined) gone.set(key, element)
      element?.remove()
      this.#elements.delete(key)
    }
    for (const node of added) this.#add(node)
    for (const node of changed) this.#update(node)
    this.#order(scene)
    this.#scene = scene
    return gone
  }

  /** What comes later in the scene stands in front; what is in its place already is not touched. */
  #order(scene: Scene): void {
    const next: Record<Layer, ChildNode | null> = {
      ground: this.#layers.ground.firstChild,
      pieces: this.#layers.pieces.firstChild,
      above: this.#layers.above.firstChild,
    }
    for (const { key, layer } of scene.nodes) {
      const element = this.#elements.get(key)
      if (element === undefined) continue
      if (next[layer] === element) next[layer] = element.nextSibling
      else this.#layers[layer].insertBefore(element, next[layer])
    }
  }

  #add(node: SceneNode): void {
    const element = svgElement('g', { 'data-key': node.key })
    this.#elements.set(node.key, element)
    this.#update(node)
  }

  #update(node: SceneNode): void {
    const element = this.#elements.get(node.key)
    if (element === undefined) return
    element.style.transform = transformOf(node)
    element.setAttribute('class', `node ${node.className ?? ''}`.trim())
    if (this.#drawn.get(element) !== node.art) {
      // Our own drawings only: no text from outside ever becomes art. The inner group is what sways and bobs,
      // so that its motion and the node's own do not get into each other's way.
      element.innerHTML = `<g class="body">${node.art}</g>`
      this.#drawn.set(element, node.art)
    }
    const layer = this.#layers[node.layer]
    if (element.parentNode !== layer) layer.append(element)
  }
}
