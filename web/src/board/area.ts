/** Squares drawn as one shape with one edge. */
import { svgElement } from './diff'
import type { CellPlace } from './scene'

/** The shape of some squares: each of them for the inside, and the sides that no two of them share for the edge. */
export function outline(places: readonly CellPlace[]): { inside: string; edge: string } {
  const at = new Set(places.map(({ column, row }) => `${column},${row}`))
  const inside = places.map(({ x, y, size }) => `M${x - size / 2} ${y - size / 2}h${size}v${size}h${-size}z`)
  const edge = places.flatMap(({ x, y, size, column, row }) => {
    const [left, top] = [x - size / 2, y - size / 2]
    const open = (dc: number, dr: number) => !at.has(`${column + dc},${row + dr}`)
    return [
      ...(open(0, -1) ? [`M${left} ${top}h${size}`] : []),
      ...(open(1, 0) ? [`M${left + size} ${top}v${size}`] : []),
      ...(open(0, 1) ? [`M${left} ${top + size}h${size}`] : []),
      ...(open(-1, 0) ? [`M${left} ${top}v${size}`] : []),
    ]
  })
  return { inside: inside.join(''), edge: edge.join('') }
}

export function areaElement(kind: string, places: readonly CellPlace[]): SVGGElement {
  const { inside, edge } = outline(places)
  const element = svgElement('g', { class: `area area-${kind}` })
  element.append(svgElement('path', { class: 'inside', d: inside }), svgElement('path', { class: 'edge', d: edge }))
  return element
}
