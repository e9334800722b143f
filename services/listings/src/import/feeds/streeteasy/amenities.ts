/** The rental feed's flags, in the words that the site shows, in the order it shows them. */
export const amenityColumns = {
  has_doorman: 'Doorman',
  has_elevator: 'Elevator',
  has_gym: 'Gym',
  has_roofdeck: 'Roof deck',
  has_patio: 'Patio',
  has_washer_dryer: 'Washer/dryer',
  has_dishwasher: 'Dishwasher',
  no_fee: 'No fee',
} as const;

export type AmenityColumn = keyof typeof amenityColumns;

export function readAmenities(cells: Readonly<Record<AmenityColumn, string>>): string[] {
  const names = Object.entries(amenityColumns) as [AmenityColumn, string][];
  return names.filter(([column]) => cells[column] === '1').map(([, name]) => name);
}
