/** The forest of the title page, and the hills under every table. */
import { fairy } from './fairy'
import { lutin } from './goblin'
import { at } from './paper'
import { firs, hills, lantern, toadstool } from './scenery'

/** The forest behind the title: layers from the sky to the nearest leaves, 1600 by 420. */
export function titlePicture(): string {
  const far = [120, 150, 110, 164, 130, 150, 104, 140, 160, 120, 150, 116, 146, 128, 156, 110]
  const near = [0, 0, 0, 0, 0, 0, 70, 0, 110, 60, 0, 130, 220, 0, 180, 90]
  return `<rect width="1600" height="420" fill="var(--sky-low)"/><path d="M0 0H1600V210Q800 300 0 210Z" fill="var(--sky-top)"/>
    <circle cx="1190" cy="180" r="80" fill="var(--moon-halo)"/><circle cx="1190" cy="180" r="60" fill="var(--moon)"/>
    <path d="${hills(1600, 268, 420, [90, 130, 70, 120, 100])}" fill="var(--hill-far)"/>
    <path d="${firs(1600, 330, far)}" fill="var(--hill-mid)"/><path d="M0 420V322Q200 300 400 322T800 322 1200 320 1600 318V420Z" fill="var(--hill-mid)"/>
    <path d="${firs(1600, 384, near, 0.6)}" fill="#06140e" opacity=".18" transform="translate(0 6)"/><path d="${firs(1600, 384, near, 0.6)}" fill="var(--hill-near)"/>
    <path d="M0 420V366Q160 334 330 366T680 372 1010 364 1320 372 1600 354V420Z" fill="var(--hill-near)"/>
    ${at(1130, 330, 1.05, lutin('red'))}${at(1226, 344, 0.9, lutin('blue'), true)}${at(1340, 286, 0.95, fairy(5), true)}${at(1040, 268, 0.8, fairy(1))}
    ${toadstool(960, 372, 0.9)}${lantern(1436, 330, 1.1)}
    <path d="M0 440V392Q200 366 400 396T800 398 1200 392 1600 384V440Z" fill="var(--paper)"/>`
}

/** Pale hills under a table, 1600 by 300. */
export function groundPicture(): string {
  return `<path d="${hills(1600, 170, 300, [90, 120, 70, 110])}" fill="var(--ground-far)"/><path d="${firs(1600, 236, [120, 90, 140, 100, 0, 0, 60, 80, 0, 110, 90, 130, 100, 140])}" fill="var(--ground-mid)"/>
    <path d="M0 300V230Q200 200 400 232T800 230 1200 226 1600 220V300Z" fill="var(--ground-mid)"/><path d="M0 300V264Q160 240 330 268T680 264 1010 268 1320 258 1600 266V300Z" fill="var(--ground-near)"/>`
}
