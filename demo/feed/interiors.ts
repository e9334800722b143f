import type { PropertySubType } from '@phantom/listings-service';
import type { DemoListing } from '@phantom/listings-service/seed';
import { type SeededRandom, seededRandom } from './random.js';

/** An entry of `services/listings/demo/interiors.json`: a picture of a room that several listings share. */
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

/** Chooses rooms of one style: living room, kitchen, bedrooms, a bathroom, and further rooms that fit. */
export function interiorsOf(listing: Home, pool: readonly Interior[]): string[] {
  const random = seededRandom(`interiors ${listing.key}`);
  const style = random.pick(stylesOf(listing));
  const rooms = [
    'living',
    'kitchen',
    ...Array<string>(Math.min(listing.bedrooms ?? 1, 2)).fill('bedroom'),
    'bathroom',
    ...furtherRooms(listing, random),
  ];
  const chosen = new Set<string>();
  for (const room of rooms) {
    const free = pool.filter(
      (entry) => entry.style === style && entry.room === room && !chosen.has(entry.id),
    );
    if (free.length > 0) chosen.add(random.pick(free).id);
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

function furtherRooms({ bedrooms, amenities }: Home, random: SeededRandom): string[] {
  const isLarge = (bedrooms ?? 0) >= 3;
  return [
    ...(isLarge || random.happens(0.25) ? ['dining'] : []),
    ...(random.happens(0.3) ? ['study'] : []),
    ...(['Roof deck', 'Balcony'].some((name) => amenities.includes(name)) ? ['terrace'] : []),
    ...(['Garden', 'Patio'].some((name) => amenities.includes(name)) ? ['garden'] : []),
  ];
}
