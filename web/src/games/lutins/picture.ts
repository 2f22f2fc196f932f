/** The chapter's picture, 480 by 300. */
import { lutin } from '../../art/goblin'
import { at, layer } from '../../art/paper'
import { fern, firs, hills, toadstool } from '../../art/scenery'
import { tree } from './art'

export const picture = `
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
