/** Faces of the court and its neighbours: prince, princess, Queen, knight, witch, wizard. */
import { emblem } from '../emblems'
import * as p from './parts'

const GOLD = '#f3c64b'

export const prince = p.onPaper(
  p.PAPER.dusk,
  p.bust('#7a2f48') +
    p.cut('M-16 27Q0 36 16 27L12 40Q0 46-12 40Z', '#fff6e2') +
    p.cut('M-25 14C-32-14-16-24 0-24S32-14 25 14C25 22 22 25 18 26L-18 26C-22 25-25 22-25 14Z', '#7b4a22') +
    p.head(p.SKIN.light, 7, 21) +
    p.cut('M-22 4C-24-14-12-20 2-19 14-18 24-12 22 4 18 0 15-6 14-10 8-5 2-8-2-11-8-4-16-2-22 4Z', '#8f5a2c') +
    p.eyes(8, 7) +
    p.brows(8, -1, '#6d431c', 1) +
    p.cheeks(14, 14) +
    p.smirk(17) +
    p.cut('M-21-14-25-38-11-27 0-44 11-27 25-38 21-14Q0-22-21-14Z', GOLD) +
    p.dim('M25-38 21-14Q14-17 6-18L11-27Z', 0.2) +
    p.disc([0, -25], 4, '#cc3f37') +
    p.both(p.disc([-13, -22], 2.6, '#4b86c6')),
)

export const princess = p.onPaper(
  p.PAPER.rose,
  p.bust('#4f8fb5') +
    p.both(
      p.disc([-24, 18], 8, '#2e1a12') +
        p.disc([-27, 30], 7, '#3a2218') +
        p.disc([-27, 40], 5.5, '#2e1a12') +
        p.line('M-31 35H-23', '#f0b93a', 3.2),
    ) +
    p.cut('M-26 16C-32-14-16-26 0-26S32-14 26 16Z', '#2e1a12') +
    p.head(p.SKIN.brown, 8, 21) +
    p.cut('M-22 8C-24-12-10-20 0-20-2-10-12 0-22 8ZM22 8C24-12 10-20 0-20 2-10 12 0 22 8Z', '#3a2218') +
    p.eyes(8.5, 9, 3.9) +
    p.both(p.line('M12 6 14.500 4', p.INK, 1.8)) +
    p.cheeks(14, 16, '#f0705c') +
    p.laugh(17, 6.5) +
    p.line('M-22-9Q0-26 22-9', GOLD, 3.6) +
    p.cut('M-12-17-8-32 0-23 0-40 0-23 8-32 12-17Q0-23-12-17Z', GOLD) +
    p.cut('M-5-21 0-41 5-21Q0-23-5-21Z', GOLD) +
    emblem('drop', '#7fd0e8', 0.5, 0, -26),
)

/** Not amused. */
export const queen = p.onPaper(
  p.PAPER.pine,
  p.both(
    p.cut('M-12 30C-36 34-47 16-45-2-34 4-22 12-14 24Z', '#fff6e2') +
      p.line('M-16 28-40 6M-18 30-43 16', '#d8c8a8', 1.8),
  ) +
    p.bust('#8c2f3f') +
    p.both(p.disc([-17, -13], 14, '#c4502c')) +
    p.both(p.line('M-17-18A6 6 0 1 0-12-9', '#9c3a1e', 2.2)) +
    p.cut('M-23 12C-25-8-14-18 0-18S25-8 23 12C18 28 8 33 0 33S-18 28-23 12Z', p.SKIN.light) +
    p.dim('M6-17.600C18-15 25-6 23 12 18 28 8 33 3 32.700 20 20 20-4 6-17.600Z', 0.12) +
    p.both(p.cut('M-14 6Q-8 1-3 7Q-8 9-14 6Z', '#fffdf2')) +
    p.eyes(8, 6, 2.9, 2) +
    p.both(p.line('M-14.500 5.500Q-8 0-3 6', p.INK, 2.2)) +
    p.line('M-14-3Q-9-8-4-4', '#8a3a1e') +
    p.line('M4-7Q10-12 15-6', '#8a3a1e') +
    p.cheeks(15, 16) +
    p.cut('M-5 21C-3 18-1 18 0 19.500 1 18 3 18 5 21 3 25-3 25-5 21Z', '#b8323a') +
    p.disc([12, 21], 1.5, '#5b2a1c') +
    p.cut('M-17-20-21-46-10-36-6-50 0-38 6-50 10-36 21-46 17-20Q0-27-17-20Z', GOLD) +
    p.dim('M21-46 17-20Q12-22 6-23L10-36Z', 0.2) +
    emblem('heart', '#b8323a', 0.55, 0, -30),
)

/** The visor is up, and the plume was somebody's pride. */
export const knight = p.onPaper(
  p.PAPER.gold,
  p.bust('#7b8794') +
    p.cut('M2-28C-2-46 16-52 30-45 44-38 48-22 44-8 40-20 30-24 20-22Z', '#cc3f37') +
    p.line('M10-34C20-38 32-34 38-24', '#9c2823', 2.2) +
    p.cut('M-28 24C-32-14-18-30 0-30S32-14 28 24C22 34 12 37 0 37S-22 34-28 24Z', '#aab5bf') +
    p.dim('M8-29.500C22-26 31-12 28 24 22 34 12 37 5 36.900 24 24 24-10 8-29.500Z', 0.22) +
    p.oval([0, 10], 20, 17, '#3c4650') +
    p.oval([0, 12], 18, 16, p.SKIN.light) +
    p.eyes(7.5, 10) +
    p.brows(7.5, 3, '#8f5a2c') +
    p.cheeks(12, 17) +
    p.smile(18, 6) +
    p.cut('M-29-2C-27-14-16-19 0-19S27-14 29-2C18 3-18 3-29-2Z', '#c6d0d8') +
    p.line('M-18-6H-7M7-6H18M-16-11H-7M7-11H16', '#6a7681', 2.4) +
    p.both(p.disc([-27, 0], 3, '#6a7681')) +
    p.cut('M-2.500-30H2.500V-19H-2.500Z', '#8f9ba6'),
)

export const witch = p.onPaper(
  p.PAPER.moss,
  p.bust('#4b3a70') +
    p.cut('M-24 0C-40 16-34 34-26 38-24 30-20 26-18 22ZM24 0C40 16 34 34 26 38 24 30 20 26 18 22Z', '#d8742c') +
    p.head('#b9cf86', 9, 21) +
    p.eyes(8.5, 8, 3.7) +
    p.brows(8.5, 1, '#a3531c', -1.5, 3) +
    p.cheeks(15, 15, '#7fa04c') +
    p.cut('M-2 8C3 9 8 14 6 18 3 20-4 19-4 15-4 12-3 10-2 8Z', '#a3bc6e') +
    p.disc([5, 13], 1.6, '#6f8a3e') +
    p.cut('M-10 20Q0 26 11 18Q8 29-1 28-7 27-10 20Z', '#5f2a34') +
    p.cut('M-3 22.800H1.500V26.500H-3Z', '#fffdf2') +
    p.cut('M-20-6C-16-22-10-34-2-48 2-54 12-50 20-42 14-42 11-40 10-36 14-26 18-16 20-6Z', '#5a4690') +
    p.dim('M4-51C10-51 16-46 20-42 14-42 11-40 10-36 14-26 18-16 20-6H8C12-20 10-38 4-51Z', 0.22) +
    p.cut('M-20.500-6-17-16Q0-11 17-16L20.500-6Q0 0-20.500-6Z', '#e0a92f') +
    p.cut('M-44-1C-30-9-12-11 0-11S30-9 44-1C30 5 14 0 0 0S-30 5-44-1Z', '#463574') +
    `<rect x="-6" y="-14" width="12" height="10" rx="2" fill="none" stroke="#fff0b8" stroke-width="2.600"/>`,
)

/** He has read everything, at least once. */
export const wizard = p.onPaper(
  p.PAPER.night,
  p.bust('#5b4f9e') +
    p.both(p.disc([-22, 9], 5, p.SKIN.tan)) +
    p.head(p.SKIN.tan, 7, 22) +
    p.cut('M-22 8C-25 34-8 47 0 48 8 47 25 34 22 8 14 22-14 22-22 8Z', '#d6dbe6') +
    p.line('M-9 26C-9 34-6 40-3 43M8 26C9 33 7 39 5 42', '#aab3c6', 2) +
    p.both(p.cut('M0 17C-5 14-13 15-18 21-10 25-3 24 0 20Z', '#eef1f7')) +
    p.both(`<circle cx="-9" cy="7" r="7" fill="#fff" fill-opacity=".65" stroke="#c28f1e" stroke-width="2.200"/>`) +
    p.line('M-2 6Q0 4.500 2 6', '#c28f1e', 2.2) +
    p.eyes(9, 7.5, 3, 1) +
    p.brows(9.5, -2, '#eef1f7', -1.5, 4.4) +
    p.oval([0, 14], 4, 4.6, '#c07e50') +
    p.cut('M-29-4C-20-12-15-34 2-49 6-52 9-50 9-45 12-30 20-12 29-4 12-13-12-13-29-4Z', '#6a5bb8') +
    p.dim('M6-50C9-49 9-46 9-45 12-30 20-12 29-4 22-8 15-10 8-10.600 14-22 12-38 6-50Z', 0.24) +
    emblem('star', '#ffe6a0', 0.7, -6, -20) +
    emblem('star', '#ffe6a0', 0.45, 7, -29) +
    emblem('moon', '#ffe6a0', 0.45, 12, -15),
)
