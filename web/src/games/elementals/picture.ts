/** The chapter's picture, 480 by 300. */
import { emblem } from '../../art/emblems'
import { at, stars } from '../../art/paper'

/** A sprite of one element: body, eyes and crest in its colour. */
function sprite(colour: string, deep: string, crest: string): string {
  return `<ellipse cy="42" rx="30" ry="7" fill="#000" opacity=".3"/><path d="M-34 10C-34-18-18-30 0-30S34-18 34 10C34 32 20 42 0 42S-34 32-34 10Z" fill="${colour}"/>
    <path d="M8-29C24-26 34-14 34 10 34 32 20 42 2 42 26 26 24-8 8-29Z" fill="${deep}" opacity=".55"/>${crest}
    <circle cx="-11" cy="4" r="9" fill="#fffaf0"/><circle cx="13" cy="4" r="9" fill="#fffaf0"/><circle cx="-9" cy="6" r="4.500" fill="#1c2233"/><circle cx="12" cy="6" r="4.500" fill="#1c2233"/>
    <path d="M-10 22Q1 32 12 22" fill="none" stroke="#1c2233" stroke-width="4" stroke-linecap="round"/>`
}

export const picture = `
  <rect width="480" height="300" fill="#1d2338"/><circle cx="240" cy="150" r="128" fill="#283152"/><circle cx="240" cy="150" r="88" fill="#35406a"/>${stars('#ffe7ad')}
  <path d="M0 0H240V150H0Z" fill="#e2603a" opacity=".13"/><path d="M240 0H480V150H240Z" fill="#6cc4e8" opacity=".13"/><path d="M0 150H240V300H0Z" fill="#8ab14d" opacity=".15"/><path d="M240 150H480V300H240Z" fill="#d9d2f2" opacity=".13"/>
  ${at(118, 92, 1.16, sprite('#e8673c', '#9c2f14', '<path d="M-20-24C-26-44-10-46-10-60 4-52 2-42 8-36 12-44 18-46 18-54 30-40 28-28 22-22 10-32-8-32-20-24Z" fill="#ffc24a"/>'))}
  ${at(362, 92, 1.16, sprite('#4aa3d8', '#1d5e94', '<path d="M0-62C10-46 18-40 18-30-6-36-12-32-18-28-18-40-8-48 0-62Z" fill="#bfe6f7"/>'))}
  ${at(118, 226, 1.16, sprite('#7a9a44', '#48611f', '<path d="M-4-28C-26-34-30-52-26-60-8-58-2-46-2-36 2-50 14-56 28-54 28-40 16-30-4-28Z" fill="#c5dd86"/>'))}
  ${at(362, 226, 1.16, sprite('#cfc8ee', '#8b80bd', '<g fill="none" stroke="#fffaf0" stroke-width="7" stroke-linecap="round"><path d="M-24-30C-10-50 16-52 20-40 22-30 8-30 8-38"/><path d="M-6-46C-4-58 12-62 22-58"/></g>'))}
  <g transform="translate(240 150)"><circle r="34" fill="#fffaf0"/><circle r="34" fill="none" stroke="#d9a441" stroke-width="5"/>${emblem('star', '#d9a441', 2)}</g>`
