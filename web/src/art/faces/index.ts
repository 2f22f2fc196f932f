/** The faces that people choose from, each drawn about 100 across around the origin. */
import type { Face } from '../../wire/types'
import * as beasts from './beasts'
import * as court from './court'
import * as folk from './folk'

/** In the order in which they are offered. The words are the wire's: each of its faces has a drawing. */
export const FACES: Readonly<Record<Face, string>> = {
  'goblin-blue': folk.goblinBlue,
  'goblin-red': folk.goblinRed,
  'fairy-rose': folk.fairyRose,
  'fairy-night': folk.fairyNight,
  elf: folk.elf,
  prince: court.prince,
  princess: court.princess,
  gnome: folk.gnome,
  witch: court.witch,
  wizard: court.wizard,
  'pixie-honey': folk.pixieHoney,
  'pixie-moss': folk.pixieMoss,
  queen: court.queen,
  knight: court.knight,
  frog: beasts.frog,
  toad: beasts.toad,
  unicorn: beasts.unicorn,
  dragon: beasts.dragon,
  owl: beasts.owl,
  fox: beasts.fox,
  hedgehog: beasts.hedgehog,
  hare: beasts.hare,
  badger: beasts.badger,
  squirrel: beasts.squirrel,
  bear: beasts.bear,
  mushroom: beasts.mushroom,
  cloud: beasts.cloud,
  flame: beasts.flame,
}
