/** The chapter's picture, 480 by 300. */
import { at, layer, stars } from '../../art/paper'
import { hills, lantern } from '../../art/scenery'

/** A pixie: a spark with wings and a cap. */
function pixie(colour: string): string {
  return `<circle r="30" fill="#ffe7ad" opacity=".2"/><path d="M-4 0C-22-24-40-16-34 0-30 10-14 10-4 4ZM4 0C22-24 40-16 34 0 30 10 14 10 4 4Z" fill="#fff6dc" opacity=".9"/>
    <path d="M-10 26C-12 8-6-2 0-2S12 8 10 26Q0 30-10 26Z" fill="${colour}"/><circle cy="-9" r="10" fill="#f3c9a2"/><circle cx="-3.500" cy="-8" r="1.700" fill="#2b2118"/><circle cx="4" cy="-8" r="1.700" fill="#2b2118"/>
    <path d="M-11-10C-10-24 2-34 12-30 6-26 10-16 11-10 4-15-4-15-11-10Z" fill="${colour}"/>`
}

export const picture = `
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
