/** The chapter's picture, 480 by 300. */
import { fairy, frog } from '../../art/fairy'
import { at, layer, stars } from '../../art/paper'
import { fern, firs, hills, toadstool } from '../../art/scenery'
import { elf, prince } from './art'

export const picture = `
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
