/** The five chapters' pictures and the forest of the title page, 480 by 300. */
import { elf, fairy, frog, prince } from '../games/elfe/art'
import { emblem } from './emblems'
import { lutin, tree } from '../games/lutins/art'
import { fern, firs, hills, lantern, toadstool } from './scenery'

const at = (x: number, y: number, scale: number, art: string, flip = false) =>
  `<g transform="translate(${x} ${y}) scale(${flip ? -scale : scale} ${scale})">${art}</g>`
const layer = (fill: string, d: string, lift = 5) =>
  `<path d="${d}" transform="translate(0 ${lift})" fill="#06140e" opacity=".22"/><path d="${d}" fill="${fill}"/>`

const stars = (fill: string) =>
  [
    [52, 40, 0.4],
    [120, 22, 0.3],
    [188, 52, 0.35],
    [262, 24, 0.45],
    [330, 58, 0.3],
    [398, 30, 0.4],
    [446, 70, 0.3],
    [90, 86, 0.28],
    [300, 92, 0.26],
  ]
    .map(([x, y, size]) => emblem('star', fill, size, x, y))
    .join('')

const lutinsPicture = `
  <rect width="480" height="300" fill="#f7dfa6"/><circle cx="372" cy="84" r="54" fill="#fff3cf"/><circle cx="372" cy="84" r="38" fill="#ffe39b"/>
  ${layer('#8fb89a', hills(480, 170, 300, [50, 90, 60, 100]))}
  ${layer('#5c9878', firs(480, 205, [90, 120, 84, 132, 100, 126, 92, 118]))}
  ${layer('#3a7a5a', `M0 300V196Q60 170 120 196T240 196 360 194 480 198V300Z`)}
  ${layer('#265c44', firs(480, 252, [64, 0, 96, 0, 0, 0, 0, 84, 0, 70], 0.7))}
  ${layer('#2f6b4a', `M0 300V240Q90 214 180 238T340 236 480 232V300Z`)}
  ${at(74, 204, 1, tree(1))}${at(424, 196, 1.05, tree(0))}${at(352, 214, 0.78, tree(2))}
  ${at(146, 230, 0.98, lutin('blue'))}${at(222, 216, 1.06, lutin('red'))}${at(298, 238, 0.94, lutin('yellow'), true)}${at(392, 254, 0.7, lutin('violet'))}
  ${layer('#1b4a36', 'M0 300V276Q120 254 240 276T480 270V300Z')}
  ${toadstool(44, 284, 0.9)}${toadstool(78, 292, 0.6)}${fern(452, 292, 0.9, '#4f9463')}${fern(420, 298, 0.6, '#6fae72')}`

const elfePicture = `
  <rect width="480" height="300" fill="#cfc0e6"/><circle cx="96" cy="74" r="44" fill="#fff6dc"/><circle cx="114" cy="64" r="38" fill="#cfc0e6"/>${stars('#fff6dc')}
  ${layer('#9a86c2', hills(480, 176, 300, [80, 50, 96, 60]))}
  ${layer('#6d5c9c', firs(480, 208, [100, 126, 90, 118, 136, 96, 122]))}
  ${layer('#5d7d46', 'M0 300V204Q120 176 240 200T480 192V300Z')}
  <ellipse cx="250" cy="268" rx="150" ry="34" fill="#06140e" opacity=".2"/><ellipse cx="250" cy="262" rx="150" ry="34" fill="#6fb0c4"/><ellipse cx="250" cy="256" rx="128" ry="24" fill="#93cbd8"/>
  <path d="M188 256h34M262 266h44M230 246h26" stroke="#e3f4f5" stroke-width="4" stroke-linecap="round"/>
  ${at(250, 188, 1.18, elf('free'))}
  ${at(120, 176, 1.02, fairy(5))}${at(376, 160, 0.96, fairy(1), true)}${at(66, 232, 0.8, fairy(4))}
  ${at(196, 254, 0.62, frog(0))}${at(424, 226, 0.9, prince(), true)}
  ${layer('#3e5e31', 'M0 300V284Q100 262 200 286T480 274V300Z')}
  ${fern(28, 294, 0.8, '#6f9a4f')}${fern(458, 296, 0.8, '#6f9a4f')}${toadstool(330, 292, 0.5, '#7d4da6')}`

/** A sprite of one element: body, eyes and crest in its colour. */
function sprite(colour: string, deep: string, crest: string): string {
  return `<ellipse cy="42" rx="30" ry="7" fill="#000" opacity=".3"/><path d="M-34 10C-34-18-18-30 0-30S34-18 34 10C34 32 20 42 0 42S-34 32-34 10Z" fill="${colour}"/>
    <path d="M8-29C24-26 34-14 34 10 34 32 20 42 2 42 26 26 24-8 8-29Z" fill="${deep}" opacity=".55"/>${crest}
    <circle cx="-11" cy="4" r="9" fill="#fffaf0"/><circle cx="13" cy="4" r="9" fill="#fffaf0"/><circle cx="-9" cy="6" r="4.500" fill="#1c2233"/><circle cx="12" cy="6" r="4.500" fill="#1c2233"/>
    <path d="M-10 22Q1 32 12 22" fill="none" stroke="#1c2233" stroke-width="4" stroke-linecap="round"/>`
}

const elementalsPicture = `
  <rect width="480" height="300" fill="#1d2338"/><circle cx="240" cy="150" r="128" fill="#283152"/><circle cx="240" cy="150" r="88" fill="#35406a"/>${stars('#ffe7ad')}
  <path d="M0 0H240V150H0Z" fill="#e2603a" opacity=".13"/><path d="M240 0H480V150H240Z" fill="#6cc4e8" opacity=".13"/><path d="M0 150H240V300H0Z" fill="#8ab14d" opacity=".15"/><path d="M240 150H480V300H240Z" fill="#d9d2f2" opacity=".13"/>
  ${at(118, 92, 1.16, sprite('#e8673c', '#9c2f14', '<path d="M-20-24C-26-44-10-46-10-60 4-52 2-42 8-36 12-44 18-46 18-54 30-40 28-28 22-22 10-32-8-32-20-24Z" fill="#ffc24a"/>'))}
  ${at(362, 92, 1.16, sprite('#4aa3d8', '#1d5e94', '<path d="M0-62C10-46 18-40 18-30-6-36-12-32-18-28-18-40-8-48 0-62Z" fill="#bfe6f7"/>'))}
  ${at(118, 226, 1.16, sprite('#7a9a44', '#48611f', '<path d="M-4-28C-26-34-30-52-26-60-8-58-2-46-2-36 2-50 14-56 28-54 28-40 16-30-4-28Z" fill="#c5dd86"/>'))}
  ${at(362, 226, 1.16, sprite('#cfc8ee', '#8b80bd', '<g fill="none" stroke="#fffaf0" stroke-width="7" stroke-linecap="round"><path d="M-24-30C-10-50 16-52 20-40 22-30 8-30 8-38"/><path d="M-6-46C-4-58 12-62 22-58"/></g>'))}
  <g transform="translate(240 150)"><circle r="34" fill="#fffaf0"/><circle r="34" fill="none" stroke="#d9a441" stroke-width="5"/>${emblem('star', '#d9a441', 2)}</g>`

/** A fairy in arms behind a shield with a charge. */
function knight(colour: string, deep: string, charge: string, blade: string): string {
  return `<ellipse cy="62" rx="42" ry="9" fill="#3a2a1a" opacity=".25"/>
    <path d="M-8 0C-40-52-78-44-70-8-64 14-30 20-8 12ZM8 0C40-52 78-44 70-8 64 14 30 20 8 12Z" fill="#fffaf0" stroke="${deep}" stroke-width="3" opacity=".92"/>${blade}
    <path d="M-26 58C-28 24-16 4 0 4S28 24 26 58Q0 66-26 58Z" fill="#9aa3a8"/><path d="M4 4C20 8 28 24 26 58Q16 62 8 62.500 18 36 4 4Z" fill="#59646b" opacity=".6"/>
    <circle cy="-16" r="18" fill="#f3c9a2"/><circle cx="-6" cy="-13" r="2.500" fill="#2b2118"/><circle cx="7" cy="-13" r="2.500" fill="#2b2118"/><path d="M-4-4Q1 0 6-4" fill="none" stroke="#8a4a31" stroke-width="2.200" stroke-linecap="round"/>
    <path d="M-21-14C-24-42 24-42 21-14 14-22 6-24 0-24S-14-22-21-14Z" fill="#9aa3a8"/><path d="M0-36C2-52 16-58 26-52 18-50 16-42 10-34Z" fill="${colour}"/>
    <g transform="translate(-20 30)"><path d="M-24-24H24V4C24 22 8 32 0 36-8 32-24 22-24 4Z" fill="${colour}" stroke="${deep}" stroke-width="4"/>${charge}</g>`
}

const armesPicture = `
  <rect width="480" height="300" fill="#f3e9d2"/><circle cx="240" cy="96" r="70" fill="#fbf4e2"/>
  ${layer('#e2d3b1', hills(480, 190, 300, [70, 100, 64, 90]))}
  <g fill="#efe8d8">${[40, 96, 392, 446].map((x) => `<path d="M${x - 9} 300 ${x - 6} 20H${x + 6}L${x + 9} 300Z" stroke="#cfc3a6" stroke-width="2"/><path d="M${x - 6} 70h8M${x - 1} 110h8M${x - 7} 150h9M${x} 196h8M${x - 8} 232h9" stroke="#4a4036" stroke-width="4"/>`).join('')}</g>
  ${layer('#b9a873', 'M0 300V232Q120 206 240 232T480 224V300Z')}
  ${at(160, 176, 1.28, knight('#2d70b8', '#184a80', emblem('moon', '#fff3cf', 1.5, 0, 2), '<path d="M30 40 74-44" stroke="#cfd6d9" stroke-width="7" stroke-linecap="round"/><path d="M30 24 46 32" stroke="#b98a34" stroke-width="6" stroke-linecap="round"/>'))}
  ${at(326, 176, 1.28, knight('#b5382f', '#7c1d16', emblem('sun', '#fff3cf', 1.5, 0, 2), '<path d="M36 54 58-60" stroke="#7a5a36" stroke-width="6" stroke-linecap="round"/><path d="M50-56 58-84 68-52Z" fill="#cfd6d9"/>'), true)}
  ${layer('#8d8a4c', 'M0 300V276Q120 258 240 278T480 268V300Z')}
  <g transform="translate(240 62)"><path d="M-30-26H30V8C30 28 10 40 0 44-10 40-30 28-30 8Z" fill="#fffaf0" stroke="#b98a34" stroke-width="5"/><path d="M-30-26H0V44C-10 40-30 28-30 8Z" fill="#57437f"/>${emblem('star', '#b98a34', 1.1, 14, 4)}${emblem('heart', '#fff3cf', 0.9, -14, 4)}</g>`

/** A pixie: a spark with wings and a cap. */
function pixie(colour: string): string {
  return `<circle r="30" fill="#ffe7ad" opacity=".2"/><path d="M-4 0C-22-24-40-16-34 0-30 10-14 10-4 4ZM4 0C22-24 40-16 34 0 30 10 14 10 4 4Z" fill="#fff6dc" opacity=".9"/>
    <path d="M-10 26C-12 8-6-2 0-2S12 8 10 26Q0 30-10 26Z" fill="${colour}"/><circle cy="-9" r="10" fill="#f3c9a2"/><circle cx="-3.500" cy="-8" r="1.700" fill="#2b2118"/><circle cx="4" cy="-8" r="1.700" fill="#2b2118"/>
    <path d="M-11-10C-10-24 2-34 12-30 6-26 10-16 11-10 4-15-4-15-11-10Z" fill="${colour}"/>`
}

const pixiesPicture = `
  <rect width="480" height="300" fill="#121a33"/><circle cx="240" cy="86" r="66" fill="#24305c"/><circle cx="240" cy="86" r="48" fill="#f7dc91"/>${stars('#f7dc91')}
  ${layer('#1e2950', hills(480, 190, 300, [60, 100, 110, 64]))}
  ${layer('#2b3768', 'M150 300V190L168 160 186 190V150L206 112 226 150V118L240 70 254 118V150L274 112 294 150V190L312 160 330 190V300Z')}
  <g fill="#f7dc91"><path d="M232 150V136A8 8 0 0 1 248 136V150ZM198 184V172A7 7 0 0 1 212 172V184ZM268 184V172A7 7 0 0 1 282 172V184ZM226 230V206A14 14 0 0 1 254 206V230Z"/></g>
  <path d="M240 70V52L262 58 240 64" fill="#b5382f" stroke="#f7dc91" stroke-width="3"/>
  ${layer('#19224a', 'M0 300V236Q80 214 160 240T320 238 480 226V300Z')}
  <g transform="translate(240 226)"><path d="M-40 30V-8L-20 10 0-24 20 10 40-8V30Q0 20-40 30Z" fill="#e8b53c" stroke="#8a5d0a" stroke-width="4" stroke-linejoin="round"/><circle cy="8" r="6" fill="#b5382f"/><circle cx="-24" cy="14" r="4" fill="#2b86cc"/><circle cx="24" cy="14" r="4" fill="#2b86cc"/></g>
  ${at(86, 150, 1.1, pixie('#1b8a6c'))}${at(394, 138, 1.1, pixie('#d9659b'), true)}${at(132, 228, 0.95, pixie('#2b86cc'))}${at(356, 224, 0.95, pixie('#eda51c'), true)}
  ${layer('#0c122a', 'M0 300V272Q120 254 240 276T480 266V300Z')}
  ${lantern(40, 262, 0.95)}${lantern(446, 258, 0.95)}`

const PICTURES: Record<string, string> = {
  lutins: lutinsPicture,
  elfe: elfePicture,
  elementals: elementalsPicture,
  armes: armesPicture,
  pixies: pixiesPicture,
}

export function chapterPicture(game: string): string {
  return PICTURES[game] ?? lutinsPicture
}

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
