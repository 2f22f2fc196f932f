/** Faces of the small folk: goblins, fairies, pixies, gnome, elf. */
import { emblem } from '../emblems'
import * as p from './parts'

const POINTED = 'M-19 0-45-12Q-42 12-18 15Z'
const POINTED_INSIDE = 'M-20 3-37-5Q-34 8-20 11Z'
const ears = (skin: string, inside: string) => p.both(p.cut(POINTED, skin) + p.cut(POINTED_INSIDE, inside))

/** An old one with a beard and a star on the hat. */
export const goblinBlue = p.onPaper(
  p.PAPER.gold,
  p.bust('#2f5f9a') +
    ears('#e6ae80', '#d98f66') +
    p.head(p.SKIN.rosy, 7, 22) +
    p.cut('M-22 8C-23 32-9 45 1 47 11 44 23 32 22 8 16 15 9 16 0 15-9 16-16 15-22 8Z', '#f7f1e4') +
    p.dim('M22 8C23 32 11 44 1 47 10 38 15 26 13 14.500 17 13 20 11 22 8Z', 0.1) +
    p.eyes(8, 4) +
    p.brows(8, -3, '#f7f1e4', 0, 4) +
    p.cheeks(15, 10) +
    p.cut('M0 16C-5 12-14 13-18 19-10 21-4 21 0 18 4 21 10 21 18 19 14 13 5 12 0 16Z', '#fffaf0') +
    p.oval([0, 12], 6.5, 5.5, '#e08f66') +
    p.disc([-2, 10], 1.6, '#f7c3a3') +
    p.line('M-5 24Q0 28 5 24', '#a4553c') +
    p.cut('M-29-3C-17-12-12-36 8-50 13-52 15-48 14-43 12-28 20-10 29-3 12-12-12-12-29-3Z', '#3f7cc0') +
    p.dim('M12-51C15-50 15-47 14-43 12-28 20-10 29-3 21-8 14-9.500 6-9.900 13-22 15-38 12-51Z', 0.22) +
    p.cut('M-31-1Q0-15 31-1L28-9Q0-20-28-9Z', '#2c5a91') +
    emblem('star', '#ffe6a0', 0.85, 0, -26),
)

/** A rascal in a jester's cap. */
export const goblinRed = p.onPaper(
  p.PAPER.pine,
  p.bust('#9d2f2c') +
    ears('#e6ae80', '#d98f66') +
    p.head(p.SKIN.rosy, 8, 22) +
    p.cut('M-12 21C-9 35-3 41 2 41 8 38 11 31 12 21 7 27-7 27-12 21Z', '#b5622c') +
    p.wide(8.5, 4, 6, [1.5, 1]) +
    p.line('M-15-6Q-9-9-3-5', '#8a4520') +
    p.line('M4-8Q10-13 16-8', '#8a4520') +
    p.cheeks(16, 12) +
    p.oval([1, 12], 5, 4.5, '#de8a62') +
    p.line('M-8 19Q3 25 11 16', '#7c3320') +
    p.cut('M5 20.500 8 18.500 8.500 23Z', '#fffaf0') +
    p.cut(
      'M-25-2C-26-20-36-26-45-17-44-42-14-46 0-27 14-46 44-42 45-17 36-26 26-20 25-2 12-10-12-10-25-2Z',
      '#d0433b',
    ) +
    p.cut('M0-27C14-46 44-42 45-17 36-26 26-20 25-2 18-7 9-8.500 0-8.500Z', '#f0b541') +
    p.dim('M27-38C38-36 45-29 45-17 36-26 26-20 25-2 22-4 19-5.500 15-6.500 18-20 30-24 27-38Z') +
    p.disc([-45, -14], 5, '#ffe08a') +
    p.disc([45, -14], 5, '#ffe08a') +
    p.both(p.line('M45-12V-10.500', '#8a5a10', 2)),
)

const WING = 'M-14 12C-22-26-50-36-49-8-48 6-34 16-14 16ZM-14 16C-36 16-46 30-36 38-26 42-14 30-14 16Z'

export const fairyRose = p.onPaper(
  p.PAPER.mist,
  p.both(
    `<path d="${WING}" fill="#fff" opacity=".8"/>${p.line('M-18 12C-28-6-38-14-43-10M-20 20C-30 22-36 28-35 33', '#e58fae', 1.8)}`,
  ) +
    p.bust('#e0709a') +
    p.disc([0, -27], 12, '#c8572f') +
    p.dim('M4-38.500A12 12 0 0 1 10-20Q12-30 4-38.500Z') +
    p.cut('M-27 12C-33-16-18-27 0-27S33-16 27 12C27 24 21 28 16 28L-16 28C-21 28-27 24-27 12Z', '#d9693a') +
    p.head(p.SKIN.light, 8, 21) +
    p.cut('M-23 6C-24-14-12-22 2-21 15-20 24-12 23 6 17 2 12-5 10-11 4-4-10 1-23 6Z', '#d9693a') +
    p.dim('M6-20.500C17-18 24-10 23 6 19 3.500 15.500 0 13-4 14-12 11-17 6-20.500Z', 0.14) +
    p.eyes(8.5, 8, 3.9) +
    p.both(p.line('M12 5 14.500 3', p.INK, 1.8)) +
    p.cheeks(14, 15) +
    p.laugh(16, 6) +
    p.line('M-21-10Q0-24 21-10', '#f3c64b', 3.4) +
    emblem('heart', '#e0709a', 0.6, 0, -17),
)

export const fairyNight = p.onPaper(
  p.PAPER.dusk,
  p.both(`<path d="${WING}" fill="#5a4a9c"/>${p.disc([-36, -8], 5, '#8f7dd6')}${p.disc([-31, 29], 3.5, '#8f7dd6')}`) +
    p.bust('#3b2f74') +
    [
      [-20, -8, 12],
      [-24, 10, 11],
      [-19, 25, 9],
      [-9, -20, 12],
      [8, -21, 13],
      [20, -9, 12],
      [24, 9, 11],
      [19, 25, 9],
    ]
      .map(([x = 0, y = 0, r = 0]) => p.disc([x, y], r, '#2c2140'))
      .join('') +
    p.head(p.SKIN.deep, 8, 20) +
    p.cut('M-21 4C-21-14-8-19 0-19S21-14 21 4C14-6 7-8 0-8S-14-6-21 4Z', '#2c2140') +
    p.merry(8.5, 9, '#1d0f0a') +
    p.cheeks(13, 15, '#f0705c') +
    p.smile(17, 6, '#f2b8a0') +
    emblem('moon', '#ffe6a0', 0.75, 0, -15) +
    p.disc([-23, -1], 2, '#ffe6a0') +
    p.disc([23, -1], 2, '#ffe6a0'),
)

/** Wrapped in a hood, looking at who comes near. */
export const elf = p.onPaper(
  p.PAPER.moss,
  p.bust('#3c6b3a') +
    p.cut('M-32 30C-36-4-24-22 2-44 8-49 14-47 12-41 24-26 34 0 32 30 16 38-16 38-32 30Z', '#4f8a48') +
    p.dim('M12-41C24-26 34 0 32 30 26 33 19 35 12 35.500 26 18 22-18 8-36Z', 0.2) +
    p.cut('M-19 6-43-2Q-38 18-17 18ZM19 6 43-2Q38 18 17 18Z', p.SKIN.light) +
    p.cut('M-20 9-35 4Q-31 14-19 15ZM20 9 35 4Q31 14 19 15Z', '#e09a76') +
    p.oval([0, 9], 21, 20.5, '#2b4d2c') +
    p.head(p.SKIN.light, 10, 19) +
    p.cut('M-19 8C-18-8-6-13 4-11 13-10 19-2 19 8 13 6 9 1 7-4 1 2-9 6-19 8Z', '#8a5a2c') +
    p.eyes(7.5, 11, 3.5, 2) +
    p.cheeks(12, 17) +
    p.smirk(20) +
    `<g transform="translate(24 -16) rotate(24)">${p.cut('M0-9C7-4 7 5 0 10-7 5-7-4 0-9Z', '#f0c14b')}${p.line('M0-5V12', '#a97a1d', 1.6)}</g>`,
)

/** The hat has slipped over the eyes. */
export const gnome = p.onPaper(
  p.PAPER.mist,
  p.bust('#5b7a3a') +
    p.cut('M-27 4C-33 30-12 47 0 48 12 47 33 30 27 4Z', '#efe6d6') +
    p.line('M-12 24C-12 32-8 38-5 40M10 24C11 31 8 37 6 40M-1 27V40', '#cfc2ab', 2) +
    p.dim('M27 4C33 30 12 47 0 48 14 38 18 20 16 6Z', 0.1) +
    p.both(p.disc([-27, 8], 6, p.SKIN.rosy)) +
    p.cut('M-34 8C-28-14-20-40-2-50 10-52 24-44 31-33 24-36 19-34 18-30 24-18 31-4 34 8 16-1-16-1-34 8Z', '#cc3f37') +
    p.dim('M6-50C18-49 26-41 31-33 24-36 19-34 18-30 24-18 31-4 34 8 28 5 21 3 14 2.300 18-14 16-36 6-50Z', 0.2) +
    p.disc([31, -32], 5.5, '#fff3d6') +
    p.both(p.cut('M0 20C-6 14-18 16-24 24-14 28-4 27 0 22Z', '#fffaf0')) +
    p.oval([0, 13], 10, 9, '#eca37c') +
    p.dim('M4 5C10 8 11 17 4 21.500 8 16 8 10 4 5Z') +
    p.disc([-3, 10], 2.6, '#f9cdb0') +
    p.line('M-4 28Q0 31 4 28', '#a4553c'),
)

/** In an acorn's cap, and pleased with the honey. */
export const pixieHoney = p.onPaper(
  p.PAPER.rose,
  p.both(`<path d="M-18 14C-34-6-50-4-48 8-46 20-32 22-18 20Z" fill="#fff" opacity=".85"/>`) +
    p.bust('#c9801c') +
    p.line('M-13 33Q0 39 13 33M-20 40Q0 48 20 40', '#5d3513', 3.4) +
    p.head(p.SKIN.tan, 8, 22) +
    p.cut('M-22 6C-27 18-23 24-18 24-20 18-20 12-18 6ZM22 6C27 18 23 24 18 24 20 18 20 12 18 6Z', '#5d3513') +
    p.cut('M-28 0C-28-22-12-31 0-31S28-22 28 0C14-6-14-6-28 0Z', '#8a5a2c') +
    p.line(
      'M-20-10 -12-3M-12-19 2-5M-2-27 16-7M10-27 24-11M20-10 12-3M12-19-2-5M2-27-16-7M-10-27-24-11',
      '#6d431c',
      1.8,
    ) +
    p.dim('M8-30C20-27 28-18 28 0 23-2 18-3.400 12-4 18-12 16-24 8-30Z') +
    p.line('M0-30C0-36 3-40 7-42', '#6d431c', 4.5) +
    p.wink(8.5, 8, 3.8) +
    p.cheeks(15, 14) +
    p.line('M-7 16Q0 22 8 15') +
    p.cut('M-1 19C0 27 8 27 7 17.500 5 19 2 19.600-1 19Z', '#ee7d78'),
)

/** Asleep, a flower in the leaves of her hair. */
export const pixieMoss = p.onPaper(
  p.PAPER.gold,
  p.bust('#5a8f3f') +
    p.cut(
      'M-30 20C-40 4-34-8-36-18-28-14-24-20-26-32-16-26-12-30-6-44-1-34 5-32 14-40 15-30 20-26 31-28 27-18 31-10 39-6 33 2 35 12 30 20 20 30-20 30-30 20Z',
      '#6aa545',
    ) +
    p.dim('M14-40C15-30 20-26 31-28 27-18 31-10 39-6 33 2 35 12 30 20 27 23 22 25.500 17 27 28 8 26-16 12-32Z', 0.16) +
    p.head('#e9d5a0', 9, 20) +
    p.cut('M-21 8C-22-10-10-16-2-15-6-8-14-2-21 8ZM21 8C22-10 12-16-2-15 4-10 12-4 21 8Z', '#4f8a35') +
    p.asleep(8.5, 10) +
    p.cheeks(13, 16) +
    p.oval([0, 19], 3, 3.4, '#8a4a31') +
    `<g transform="translate(-19 -14)">${[0, 72, 144, 216, 288].map((turn) => `<ellipse cy="-6.500" rx="4.400" ry="5.600" fill="#fff6fb" transform="rotate(${turn})"/>`).join('')}${p.disc([0, 0], 4, '#f0b93a')}</g>`,
)
