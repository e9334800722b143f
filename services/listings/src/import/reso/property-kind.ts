import type { PropertySubType, PropertyType } from '../../common/reso.js';
import type { Note } from '../feed-formats/feed.js';
import { lookupKey, type PropertyRecord, textOf } from './property-record.js';

interface PropertyKind {
  PropertyType: PropertyType;
  PropertySubType: PropertySubType | null;
}

const TYPES: Readonly<Record<string, PropertyKind>> = {
  residential: { PropertyType: 'Residential', PropertySubType: null },
  residentiallease: { PropertyType: 'Residential Lease', PropertySubType: null },
  residentialincome: { PropertyType: 'Residential', PropertySubType: 'Multi Family' },
  manufacturedinpark: { PropertyType: 'Residential', PropertySubType: 'Manufactured Home' },
  land: { PropertyType: 'Land', PropertySubType: 'Unimproved Land' },
};

const SUB_TYPES: Readonly<Record<string, PropertySubType>> = {
  apartment: 'Apartment',
  condominium: 'Condominium',
  condop: 'Condop',
  duplex: 'Multi Family',
  manufacturedhome: 'Manufactured Home',
  manufacturedonland: 'Manufactured Home',
  mobilehome: 'Manufactured Home',
  multifamily: 'Multi Family',
  quadruplex: 'Multi Family',
  singlefamilyresidence: 'Single Family Residence',
  stockcooperative: 'Stock Cooperative',
  townhouse: 'Townhouse',
  triplex: 'Multi Family',
  unimprovedland: 'Unimproved Land',
};

/** Sub-types of Residential in which nobody lives all year. */
const NO_HOMES = new Set(['boatslip', 'deededparking', 'mobilehomepark', 'timeshare']);

/** Null for what is neither a home nor land. */
export function readType(type: unknown, subType: unknown): PropertyKind | null {
  return NO_HOMES.has(lookupKey(subType)) ? null : (TYPES[lookupKey(type)] ?? null);
}

const OWNERSHIPS: Partial<Record<PropertySubType, string>> = {
  Condominium: 'Condominium',
  Condop: 'Condop',
  'Stock Cooperative': 'Cooperative',
};

export function readKind(
  { PropertySubType, CommonInterest }: PropertyRecord,
  type: PropertyKind,
  note: Note,
) {
  const stated = SUB_TYPES[lookupKey(PropertySubType)];
  const subType = type.PropertySubType ?? stated ?? null;
  if (!subType && lookupKey(PropertySubType)) note('unknown-type', textOf(PropertySubType) ?? '');
  const legalForm = stated ?? SUB_TYPES[lookupKey(CommonInterest)];
  const Ownership = (legalForm && OWNERSHIPS[legalForm]) ?? null;
  return { PropertyType: type.PropertyType, PropertySubType: subType, Ownership };
}

export function readConditions({
  SpecialListingConditions: conditions,
}: PropertyRecord): string | null {
  const values: unknown[] = Array.isArray(conditions) ? conditions : [conditions];
  return values.some((value) => lookupKey(value) === 'inforeclosure') ? 'In Foreclosure' : null;
}
