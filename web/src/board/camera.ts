/** How much of a board is seen: all of it, or a part that can be pushed about. */
import type { Point } from './scene'

export type Camera = { x: number; y: number; width: number; height: number }
export const ZOOMS = [1, 1.6, 2.4] as const

export function whole(width: number, height: number): Camera {
  return { x: 0, y: 0, width, height }
}

/** A part of the board, `zoom` times as large, around a point, never beyond the edges. */
export function around(width: number, height: number, zoom: number, point: Point): Camera {
  const w = width / zoom
  const h = height / zoom
  return clamp({ x: point.x - w / 2, y: point.y - h / 2, width: w, height: h }, width, height)
}

export function moved(camera: Camera, width: number, height: number, by: Point): Camera {
  return clamp({ ...camera, x: camera.x + by.x, y: camera.y + by.y }, width, height)
}

function clamp(camera: Camera, width: number, height: number): Camera {
  return {
    ...camera,
    x: Math.max(0, Math.min(width - camera.width, camera.x)),
    y: Math.max(0, Math.min(height - camera.height, camera.y)),
  }
}

export function viewBox(camera: Camera): string {
  return [camera.x, camera.y, camera.width, camera.height].map((value) => Math.round(value * 100) / 100).join(' ')
}
