/** The chapter's picture, 480 by 300. */
import { emblem } from '../../art/emblems'
import { at, layer } from '../../art/paper'
import { hills } from '../../art/scenery'

/** A fairy in arms behind a shield with a charge. */
function knight(colour: string, deep: string, charge: string, blade: string): string {
  return `<ellipse cy="62" rx="42" ry="9" fill="#3a2a1a" opacity=".25"/>
    <path d="M-8 0C-40-52-78-44-70-8-64 14-30 20-8 12ZM8 0C40-52 78-44 70-8 64 14 30 20 8 12Z" fill="#fffaf0" stroke="${deep}" stroke-width="3" opacity=".92"/>${blade}
    <path d="M-26 58C-28 24-16 4 0 4S28 24 26 58Q0 66-26 58Z" fill="#9aa3a8"/><path d="M4 4C20 8 28 24 26 58Q16 62 8 62.500 18 36 4 4Z" fill="#59646b" opacity=".6"/>
    <circle cy="-16" r="18" fill="#f3c9a2"/><circle cx="-6" cy="-13" r="2.500" fill="#2b2118"/><circle cx="7" cy="-13" r="2.500" fill="#2b2118"/><path d="M-4-4Q1 0 6-4" fill="none" stroke="#8a4a31" stroke-width="2.200" stroke-linecap="round"/>
    <path d="M-21-14C-24-42 24-42 21-14 14-22 6-24 0-24S-14-22-21-14Z" fill="#9aa3a8"/><path d="M0-36C2-52 16-58 26-52 18-50 16-42 10-34Z" fill="${colour}"/>
    <g transform="translate(-20 30)"><path d="M-24-24H24V4C24 22 8 32 0 36-8 32-24 22-24 4Z" fill="${colour}" stroke="${deep}" stroke-width="4"/>${charge}</g>`
}

export const picture = `
  <rect width="480" height="300" fill="#f3e9d2"/><circle cx="240" cy="96" r="70" fill="#fbf4e2"/>
  ${layer('#e2d3b1', hills(480, 190, 300, [70, 100, 64, 90]))}
  <g fill="#efe8d8">${[40, 96, 392, 446].map((x) => `<path d="M${x - 9} 300 ${x - 6} 20H${x + 6}L${x + 9} 300Z" stroke="#cfc3a6" stroke-width="2"/><path d="M${x - 6} 70h8M${x - 1} 110h8M${x - 7} 150h9M${x} 196h8M${x - 8} 232h9" stroke="#4a4036" stroke-width="4"/>`).join('')}</g>
  ${layer('#b9a873', 'M0 300V232Q120 206 240 232T480 224V300Z')}
  ${at(160, 176, 1.28, knight('#2d70b8', '#184a80', emblem('moon', '#fff3cf', 1.5, 0, 2), '<path d="M30 40 74-44" stroke="#cfd6d9" stroke-width="7" stroke-linecap="round"/><path d="M30 24 46 32" stroke="#b98a34" stroke-width="6" stroke-linecap="round"/>'))}
  ${at(326, 176, 1.28, knight('#b5382f', '#7c1d16', emblem('sun', '#fff3cf', 1.5, 0, 2), '<path d="M36 54 58-60" stroke="#7a5a36" stroke-width="6" stroke-linecap="round"/><path d="M50-56 58-84 68-52Z" fill="#cfd6d9"/>'), true)}
  ${layer('#8d8a4c', 'M0 300V276Q120 258 240 278T480 268V300Z')}
  <g transform="translate(240 62)"><path d="M-30-26H30V8C30 28 10 40 0 44-10 40-30 28-30 8Z" fill="#fffaf0" stroke="#b98a34" stroke-width="5"/><path d="M-30-26H0V44C-10 40-30 28-30 8Z" fill="#57437f"/>${emblem('star', '#b98a34', 1.1, 14, 4)}${emblem('heart', '#fff3cf', 0.9, -14, 4)}</g>`
