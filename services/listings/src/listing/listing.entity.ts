import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { Borough } from '../geography/borough.js';
import type { PropertySubType, PropertyType, StandardStatus } from '../reso/reso-listing.js';

/** What is offered: to buy, or to rent. */
export type Offer = 'sale' | 'rental';

/** An entry of a listing's gallery. */
export interface Media {
  /** Of a picture: its path under `/pictures/`; of a video: the address of its player. */
  path: string;
  type: 'image' | 'video';
}

/** A home on the market. Columns are named after the RESO Data Dictionary; null is unknown. */
@Entity('listing')
export class Listing {
  @PrimaryGeneratedColumn('identity')
  id: number;

  /** The feed that it comes from, and its identity there. */
  @Column({ type: 'varchar', length: 40 })
  source: string;

  @Column({ name: 'source_key', type: 'varchar', length: 200 })
  sourceKey: string;

  /** Digest of all that its source says: two that agree need no update. */
  @Column({ type: 'char', length: 64 })
  digest: string;

  @Column({ type: 'varchar', length: 10 })
  offer: Offer;

  @Column({ type: 'varchar', length: 20 })
  borough: Borough;

  @Column({ name: 'property_type', type: 'varchar', length: 20 })
  propertyType: PropertyType;

  @Column({ name: 'property_sub_type', type: 'varchar', length: 40, nullable: true })
  propertySubType: PropertySubType | null;

  @Column({ name: 'standard_status', type: 'varchar', length: 30 })
  standardStatus: StandardStatus;

  @Column({ name: 'special_listing_conditions', type: 'varchar', length: 60, nullable: true })
  specialListingConditions: string | null;

  @Column({ type: 'varchar', length: 60, nullable: true })
  ownership: string | null;

  @Column({ type: 'varchar', length: 20, nullable: true })
  furnished: string | null;

  /** US dollars; of a rental, a month. */
  @Column({ name: 'list_price', type: 'integer', nullable: true })
  listPrice: number | null;

  @Column({ name: 'bedrooms_total', type: 'smallint', nullable: true })
  bedroomsTotal: number | null;

  @Column({ name: 'bathrooms_total', type: 'real', nullable: true })
  bathroomsTotal: number | null;

  /** Square feet. */
  @Column({ name: 'living_area', type: 'integer', nullable: true })
  livingArea: number | null;

  @Column({ name: 'lot_size_square_feet', type: 'integer', nullable: true })
  lotSizeSquareFeet: number | null;

  @Column({ name: 'unparsed_address', type: 'varchar', length: 200, nullable: true })
  unparsedAddress: string | null;

  @Column({ type: 'varchar', length: 80, nullable: true })
  city: string | null;

  @Column({ name: 'state_or_province', type: 'char', length: 2 })
  stateOrProvince: string;

  @Column({ name: 'postal_code', type: 'varchar', length: 10, nullable: true })
  postalCode: string | null;

  @Column({ name: 'county_or_parish', type: 'varchar', length: 60, nullable: true })
  countyOrParish: string | null;

  /** The neighbourhood. */
  @Column({ name: 'subdivision_name', type: 'varchar', length: 80, nullable: true })
  subdivisionName: string | null;

  @Column({ type: 'double precision', nullable: true })
  latitude: number | null;

  @Column({ type: 'double precision', nullable: true })
  longitude: number | null;

  @Column({ name: 'entry_level', type: 'smallint', nullable: true })
  entryLevel: number | null;

  @Column({ name: 'building_age_years', type: 'smallint', nullable: true })
  buildingAgeYears: number | null;

  @Column({ name: 'minutes_to_subway', type: 'smallint', nullable: true })
  minutesToSubway: number | null;

  @Column({ type: 'text', array: true, default: [] })
  amenities: string[];

  @Column({ type: 'varchar', length: 200, nullable: true })
  title: string | null;

  @Column({ name: 'public_remarks', type: 'text', nullable: true })
  publicRemarks: string | null;

  @Column({ type: 'jsonb', default: [] })
  media: Media[];

  /** Fields of the answer that are made up for the demonstration. */
  @Column({ type: 'text', array: true, default: [] })
  synthetic: string[];

  /** When it came to us; to the millisecond, as JavaScript and the cursors know it. */
  @Column({ name: 'entered_at', type: 'timestamptz', precision: 3, default: () => 'now()' })
  enteredAt: Date;

  @Column({ name: 'modified_at', type: 'timestamptz', precision: 3, default: () => 'now()' })
  modifiedAt: Date;

  /** Since when its source offers it no more; null while it is on the market. */
  @Column({ name: 'off_market_at', type: 'timestamptz', precision: 3, nullable: true })
  offMarketAt: Date | null;

  /** The number of its last change: the database sets it, and the index of the search reads it. */
  @Column({ type: 'bigint', select: false, insert: false, update: false })
  revision?: string;
}
