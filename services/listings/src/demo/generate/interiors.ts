import type { PropertySubType } from '../../reso/reso-listing.js';
import type { DemoListing } from '../demo-listing.js';
import { chanceOf, type Chance } from './random.js';

/** An entry of `demo/interiors.json`: a room that several homes share a picture of. */
export interface Interior {
  id: string;
  style: string;
  room: string;
  light: string;
}

type Home = Pick<DemoListing, 'key' | 'kind' | 'bedrooms' | 'building_age' | 'amenities'>;

const styles: Readonly<Partial<Record<PropertySubType, readonly string[]>>> = {
  'Stock Cooperative': ['prewar', 'prewar', 'modern'],
  Condominium: ['modern', 'modern', 'loft'],
  Condop: ['modern'],
  'Single Family Residence': ['family'],
  'Multi Family': ['family'],
  Townhouse: ['prewar', 'family'],
};

/** Chooses rooms in one style: living room and kitchen, bedrooms as there are, a bathroom, and what else fits. */
export function interiorsOf(home: Home, pool: readonly Interior[]): string[] {
  const chance = chanceOf(`interiors ${home.key}`);
  const style = chance.pick(stylesOf(home));
  const rooms = [
    'living',
    'kitchen',
    ...Array<string>(Math.min(home.bedrooms ?? 1, 2)).fill('bedroom'),
    'bathroom',
    ...furtherRooms(home, chance),
  ];
  const chosen = new Set<string>();
  for (const room of rooms) {
    const free = pool.filter(
      (entry) => entry.style === style && entry.room === room && !chosen.has(entry.id),
    );
    if (free.length > 0) chosen.add(chance.pick(free).id);
  }
  return [...chosen];
}

function stylesOf({ kind, building_age: age }: Home): readonly string[] {
  const usual = styles[kind];
  if (usual) return usual;
  if (age === null) return ['modern', 'loft'];
  if (age > 60) return ['prewar'];
  return age < 25 ? ['modern'] : ['modern', 'loft'];
}

function furtherRooms({ bedrooms, amenities }: Home, chance: Chance): string[] {
  const isLarge = (bedrooms ?? 0) >= 3;
  return [
    ...(isLarge || chance.happens(0.25) ? ['dining'] : []),
    ...(chance.happens(0.3) ? ['study'] : []),
    ...(['Roof deck', 'Balcony'].some((name) => amenities.includes(name)) ? ['terrace'] : []),
    ...(['Garden', 'Patio'].some((name) => amenities.includes(name)) ? ['garden'] : []),
  ];
}
