import type { InteriorFacts, Room as RoomName } from '../facts/interior-facts.js';
import { finishRoom } from './finish-room.js';
import { openRoom, type Room } from './room.js';
import { bathroom } from './rooms/bathroom.js';
import { bedroom } from './rooms/bedroom.js';
import { dining } from './rooms/dining.js';
import { kitchen } from './rooms/kitchen.js';
import { living } from './rooms/living.js';
import { outdoors } from './rooms/outdoors.js';
import { study } from './rooms/study.js';

const ROOMS: Record<
  Exclude<RoomName, 'terrace' | 'garden'>,
  { furnish: (room: Room) => void; width: number; depth: number }
> = {
  living: { furnish: living, width: 7, depth: 5 },
  kitchen: { furnish: kitchen, width: 6, depth: 4.6 },
  bedroom: { furnish: bedroom, width: 5.8, depth: 4.6 },
  bathroom: { furnish: bathroom, width: 4.4, depth: 3.6 },
  dining: { furnish: dining, width: 6, depth: 4.8 },
  study: { furnish: study, width: 5, depth: 4.2 },
};

/** The picture of a room, or of the space outside it, as SVG. */
export function drawInterior(facts: InteriorFacts): string {
  if (facts.room === 'terrace' || facts.room === 'garden') return outdoors(facts);
  const { furnish, width, depth } = ROOMS[facts.room];
  const room = openRoom(facts, { width, depth });
  furnish(room);
  return finishRoom(room);
}
