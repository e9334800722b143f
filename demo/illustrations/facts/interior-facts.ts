import type { LightName } from '../draw/light.js';
import { lightOf } from './light-of-day.js';
import { readDemoList } from './read-json.js';

export type InteriorStyle = 'prewar' | 'modern' | 'loft' | 'family';
export type Room =
  'living' | 'kitchen' | 'bedroom' | 'bathroom' | 'dining' | 'study' | 'terrace' | 'garden';

/** The facts for a picture of a room. */
export interface InteriorFacts {
  key: string;
  style: InteriorStyle;
  room: Room;
  light: LightName;
}

const STYLES: readonly InteriorStyle[] = ['prewar', 'modern', 'loft', 'family'];
const ROOMS: readonly Room[] = [
  'living',
  'kitchen',
  'bedroom',
  'bathroom',
  'dining',
  'study',
  'terrace',
  'garden',
];

/** The pool of rooms that the homes of the demo feed share. */
export async function interiorFacts(): Promise<InteriorFacts[]> {
  const records = await readDemoList<{ id: string; style: string; room: string; light: string }>(
    'services/listings/demo/interiors.json',
  );
  return records.map(({ id, style, room, light }) => ({
    key: id,
    style: STYLES.find((one) => one === style) ?? 'modern',
    room: ROOMS.find((one) => one === room) ?? 'living',
    light: lightOf(light) ?? 'morning',
  }));
}
