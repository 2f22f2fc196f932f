/** The forest of the title page, and the hills under every table. */
import { fairyDoing } from './fairy'
import { goblin } from './goblin'
import { firs, hills, lantern, toadstool } from './scenery'
import { dust, flying, glow, owl, snail, stand } from './stage'
import { grove } from './trees'

const FAR = { leaf: 'var(--hill-mid)', needle: 'var(--hill-mid)', trunk: 'var(--hill-mid)', light: 'var(--hill-far)' }
const NEAR = {
  leaf: 'var(--hill-near)',
  needle: 'var(--hill-near)',
  trunk: 'var(--hill-near)',
  light: 'var(--hill-mid)',
}
const LIGHT = [1190, 180] as const

/**
 * The forest behind the title, 1600 by 420: somebody runs off with somebody's lantern, a fairy is after him, and one has
 * slept through it all. Layers from the sky to the nearest leaves.
 */
export function titlePicture(): string {
  return `<rect width="1600" height="420" fill="var(--sky-low)"/><path d="M0 0H1600V210Q800 300 0 210Z" fill="var(--sky-top)"/>
    ${glow('title-moon', LIGHT, 190, 'var(--moon)', 0.8)}<circle cx="1190" cy="180" r="58" fill="var(--moon)"/>
    <path d="${hills(1600, 268, 420, [90, 130, 70, 120, 100])}" fill="var(--hill-far)"/>
    ${grove(2, { from: 0, to: 1600, ground: 330, height: 150, trees: 24 }, FAR)}<path d="M0 420V322Q200 300 400 322T800 322 1200 320 1600 318V420Z" fill="var(--hill-mid)"/>
    ${grove(13, { from: 640, to: 900, ground: 372, height: 170, trees: 4 }, NEAR)}${grove(19, { from: 1480, to: 1620, ground: 376, height: 230, trees: 3 }, NEAR)}${owl(868, 262, 1.1)}
    <path d="M0 420V366Q160 334 330 366T680 372 1010 364 1320 372 1600 354V420Z" fill="var(--hill-near)"/>
    ${stand(LIGHT, 1010, 334, 0.95, goblin('blue', 'sleep', 'asleep'))}<path d="M1052 280h12l-12 12h12M1072 258h9l-9 9h9" fill="none" stroke="var(--title-ink)" stroke-width="3.500" stroke-linejoin="round" opacity=".7"/>
    ${stand(LIGHT, 1330, 334, 1.1, goblin('red', 'run', 'glad'))}${lantern(1390, 322, 0.95)}${dust(1276, 380, 1)}
    ${flying(1226, 290, 1.05, fairyDoing(5, 'fly', 'sulk'))}${toadstool(1068, 384, 0.9)}${snail(1446, 388, 0.9)}
    <path d="M0 440V392Q200 366 400 396T800 398 1200 392 1600 384V440Z" fill="var(--paper)"/>`
}

/** Pale hills under a table, 1600 by 300. */
export function groundPicture(): string {
  return `<path d="${hills(1600, 170, 300, [90, 120, 70, 110])}" fill="var(--ground-far)"/><path d="${firs(1600, 236, [120, 90, 140, 100, 0, 0, 60, 80, 0, 110, 90, 130, 100, 140])}" fill="var(--ground-mid)"/>
    <path d="M0 300V230Q200 200 400 232T800 230 1200 226 1600 220V300Z" fill="var(--ground-mid)"/><path d="M0 300V264Q160 240 330 268T680 264 1010 268 1320 258 1600 266V300Z" fill="var(--ground-near)"/>`
}
