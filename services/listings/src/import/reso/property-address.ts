import { neighbourhoodName } from '../../common/neighbourhood-name.js';
import type { Note } from '../feed-formats/feed.js';
import { readSalePlace } from '../feed-formats/ny-sales-location.js';
import { cellOf, isNo, type PropertyRecord, textOf } from './property-record.js';

/** The seller may forbid the address: then the point on the map is left out too. */
export function readAddress(record: PropertyRecord, note: Note) {
  const zip = /^\d{5}/.exec(cellOf(record['PostalCode']))?.[0] ?? '';
  const coordinates = {
    latitude: cellOf(record['Latitude']),
    longitude: cellOf(record['Longitude']),
  };
  const place = readSalePlace({ ...coordinates, zip }, note);
  const city = textOf(record['City']);
  const state = textOf(record['StateOrProvince']) ?? '';
  const subdivision = textOf(record['SubdivisionName']);
  const hasAddress = !isNo(record['InternetAddressDisplayYN']);
  return {
    UnparsedAddress: hasAddress ? streetAddressOf(record, city) : null,
    City: city && neighbourhoodName(city),
    // The borough was found, so it is in the State of New York.
    StateOrProvince: /^[A-Z]{2}$/.test(state) ? state : 'NY',
    PostalCode: zip || null,
    CountyOrParish: textOf(record['CountyOrParish']),
    SubdivisionName: subdivision && neighbourhoodName(subdivision),
    ...place,
    ...(!hasAddress && { Latitude: null, Longitude: null }),
  };
}

/** The street and the unit. UnparsedAddress may have city, state and ZIP code after them. */
function streetAddressOf(record: PropertyRecord, city: string | null): string | null {
  const whole = textOf(record['UnparsedAddress']);
  if (whole) {
    const end = city ? whole.toLowerCase().lastIndexOf(`, ${city.toLowerCase()}`) : -1;
    return end > 0 ? whole.slice(0, end) : whole.replace(/,? [A-Z]{2},? \d{5}(-\d{4})?$/, '');
  }
  const street = [
    'StreetNumber',
    'StreetDirPrefix',
    'StreetName',
    'StreetSuffix',
    'StreetDirSuffix',
  ];
  if (!textOf(record['StreetName'])) return null;
  const unit = textOf(record['UnitNumber']);
  const parts = [...street.map((field) => textOf(record[field])), unit && `Unit ${unit}`];
  return parts.filter(Boolean).join(' ');
}
