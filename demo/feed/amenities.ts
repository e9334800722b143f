import type { PropertySubType } from '@phantom/listings-service';

interface AmenityPhrase {
  /** The name within a sentence. */
  phrase: string;
  of: 'building' | 'home' | 'plot' | 'terms';
}

const phrases: Readonly<Record<string, AmenityPhrase>> = {
  Doorman: { phrase: 'a doorman', of: 'building' },
  Concierge: { phrase: 'a concierge', of: 'building' },
  Elevator: { phrase: 'an elevator', of: 'building' },
  Gym: { phrase: 'a gym', of: 'building' },
  'Roof deck': { phrase: 'a roof deck', of: 'building' },
  'Bike room': { phrase: 'a bike room', of: 'building' },
  'Laundry room': { phrase: 'a laundry room', of: 'building' },
  'Live-in super': { phrase: 'a live-in superintendent', of: 'building' },
  Storage: { phrase: 'storage for residents', of: 'building' },
  Parking: { phrase: 'parking', of: 'building' },
  'Washer/dryer': { phrase: 'a washer and dryer', of: 'home' },
  Dishwasher: { phrase: 'a dishwasher', of: 'home' },
  'Central air': { phrase: 'central air', of: 'home' },
  'Hardwood floors': { phrase: 'hardwood floors', of: 'home' },
  Fireplace: { phrase: 'a fireplace', of: 'home' },
  'Finished basement': { phrase: 'a finished basement', of: 'home' },
  'Separate meters': { phrase: 'separate meters for each unit', of: 'home' },
  Balcony: { phrase: 'a balcony', of: 'plot' },
  Patio: { phrase: 'a patio', of: 'plot' },
  Garden: { phrase: 'a garden', of: 'plot' },
  Driveway: { phrase: 'a driveway', of: 'plot' },
  Garage: { phrase: 'a garage', of: 'plot' },
  Porch: { phrase: 'a porch', of: 'plot' },
  'No fee': { phrase: 'no broker fee', of: 'terms' },
};

export function phrasesOf(amenities: readonly string[], of: AmenityPhrase['of']): string[] {
  return amenities.flatMap((name) => {
    const known = phrases[name];
    return known?.of === of ? [known.phrase] : [];
  });
}

/**
 * Plausible amenities by kind of dwelling. The sales feed has no amenities, so those of the demo feed are synthetic.
 */
export const usualAmenities: Readonly<Partial<Record<PropertySubType, readonly string[]>>> = {
  'Stock Cooperative': [
    'Doorman',
    'Elevator',
    'Laundry room',
    'Live-in super',
    'Bike room',
    'Storage',
    'Hardwood floors',
    'Dishwasher',
  ],
  Condominium: [
    'Concierge',
    'Elevator',
    'Gym',
    'Roof deck',
    'Parking',
    'Washer/dryer',
    'Dishwasher',
    'Central air',
    'Balcony',
  ],
  Condop: ['Doorman', 'Elevator', 'Roof deck', 'Dishwasher', 'Hardwood floors'],
  'Single Family Residence': [
    'Washer/dryer',
    'Dishwasher',
    'Central air',
    'Hardwood floors',
    'Fireplace',
    'Finished basement',
    'Garden',
    'Driveway',
    'Garage',
    'Porch',
  ],
  'Multi Family': [
    'Washer/dryer',
    'Hardwood floors',
    'Finished basement',
    'Separate meters',
    'Garden',
    'Driveway',
  ],
  Townhouse: [
    'Washer/dryer',
    'Dishwasher',
    'Hardwood floors',
    'Fireplace',
    'Finished basement',
    'Garden',
    'Patio',
  ],
};
