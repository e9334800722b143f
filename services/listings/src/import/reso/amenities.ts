import { isNo, lookupKey, lookupKeys, type PropertyRecord } from './property-record.js';

/**
 * The lookups of the Data Dictionary that name an amenity of the site, in the order of the site. Doorman is no value of the
 * dictionary: servers in New York add it.
 */
const AMENITIES: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  Doorman: { AssociationAmenities: ['Doorman'], BuildingFeatures: ['Doorman'] },
  Concierge: { AssociationAmenities: ['Concierge'] },
  Elevator: { AssociationAmenities: ['Elevator(s)'], InteriorFeatures: ['Elevator'] },
  Gym: { AssociationAmenities: ['Fitness Center'] },
  Pool: { AssociationAmenities: ['Pool', 'Indoor Pool'] },
  'Roof deck': { AssociationAmenities: ['Roof Deck'] },
  Balcony: { ExteriorFeatures: ['Balcony'] },
  Patio: { PatioAndPorchFeatures: ['Patio'] },
  Porch: { PatioAndPorchFeatures: ['Porch', 'Front Porch', 'Rear Porch', 'Side Porch'] },
  Garden: { ExteriorFeatures: ['Garden', 'Private Yard'] },
  Parking: { AssociationAmenities: ['Parking'] },
  Garage: { ParkingFeatures: ['Garage'] },
  Driveway: { ParkingFeatures: ['Driveway'] },
  'Washer/dryer': {
    Appliances: ['Washer/Dryer', 'Washer/Dryer Stacked'],
    LaundryFeatures: ['In Unit'],
  },
  'Laundry room': {
    AssociationAmenities: ['Laundry', 'Coin Laundry'],
    LaundryFeatures: ['Laundry Room', 'Common Area'],
  },
  Dishwasher: { Appliances: ['Dishwasher', 'ENERGY STAR Qualified Dishwasher'] },
  'Central air': { Cooling: ['Central Air'] },
  Fireplace: {},
  'Hardwood floors': { Flooring: ['Hardwood'] },
  'Finished basement': { Basement: ['Finished'] },
  Storage: { AssociationAmenities: ['Storage'], InteriorFeatures: ['Storage'] },
  'Pets allowed': { PetsAllowed: ['Yes', 'Cats OK', 'Dogs OK'] },
};

/** Yes/no fields that name an amenity too. */
const YES_FIELDS: Readonly<Record<string, string>> = {
  GarageYN: 'Garage',
  FireplaceYN: 'Fireplace',
};

const LOOKUP_FIELDS = Object.values(AMENITIES).flatMap((fields) => Object.keys(fields));

/** The fields that `readAmenities` reads. */
export const AMENITY_FIELDS: readonly string[] = [
  ...new Set([...LOOKUP_FIELDS, ...Object.keys(YES_FIELDS)]),
];

export function readAmenities(record: PropertyRecord): string[] {
  const stated = new Set(
    Object.entries(YES_FIELDS)
      .filter(([field]) => record[field] !== undefined && record[field] !== null)
      .filter(([field]) => !isNo(record[field]))
      .map(([, name]) => name),
  );
  const has = ([field, values]: [string, readonly string[]]) => {
    const given = lookupKeys(record[field]);
    return values.some((value) => given.includes(lookupKey(value)));
  };
  return Object.entries(AMENITIES)
    .filter(([name, fields]) => stated.has(name) || Object.entries(fields).some(has))
    .map(([name]) => name);
}
