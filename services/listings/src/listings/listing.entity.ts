import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import type { Borough } from '../common/borough.js';
import type { TransactionType } from '../common/listing-type.js';
import type { PropertySubType, PropertyType, StandardStatus } from '../common/reso.js';

export interface Media {
  /** A picture: its path relative to `/pictures/`. A video: the URL of its player. */
  path: string;
  type: 'image' | 'video';
}

/** The source of the homes that employees enter. No feed has this name. */
export const OWN_SOURCE = 'own';

/** The fields have the names of the RESO Data Dictionary. Null is unknown. */
@Entity('listing')
export class Listing {
  @PrimaryGeneratedColumn('identity')
  id: number;

  /** The feed, and the key of the listing in it. */
  @Column({ type: 'varchar', length: 40 })
  source: string;

  @Column({ name: 'source_key', type: 'varchar', length: 200 })
  sourceKey: string;

  /** A hash of all fields from the source: a listing with the same digest needs no update. */
  @Column({ type: 'char', length: 64 })
  digest: string;

  @Column({ name: 'offer', type: 'varchar', length: 10 })
  transactionType: TransactionType;

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

  /** US dollars; for a rental, per month. */
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

  /** The brokerage that lists the home. Only the Web API has it, with the duty to show it. */
  @Column({ name: 'list_office_name', type: 'varchar', length: 200, nullable: true })
  listOfficeName: string | null;

  /** Fields of the response that are made up for the demo. */
  @Column({ type: 'text', array: true, default: [] })
  synthetic: string[];

  /** When it was imported. In milliseconds, which is the precision of JavaScript and of the cursors. */
  @Column({ name: 'entered_at', type: 'timestamptz', precision: 3, default: () => 'now()' })
  enteredAt: Date;

  @Column({ name: 'modified_at', type: 'timestamptz', precision: 3, default: () => 'now()' })
  modifiedAt: Date;

  /** Null while it is on the market. */
  @Column({ name: 'off_market_at', type: 'timestamptz', precision: 3, nullable: true })
  offMarketAt: Date | null;

  /** The content entry that corrects the listing. Imports do not write the fields of corrections. */
  @Column({ name: 'correction_id', type: 'integer', nullable: true })
  correctionId: number | null;

  /** Visitors find it nowhere. */
  @Column({ name: 'hidden', type: 'boolean', default: false })
  isHidden: boolean;

  /** It comes first where the site shows its newest homes. */
  @Column({ name: 'featured', type: 'boolean', default: false })
  isFeatured: boolean;

  /** In the language of the feeds, for the search. */
  @Column({ name: 'corrected_title', type: 'varchar', length: 200, nullable: true })
  correctedTitle: string | null;

  @Column({ name: 'corrected_remarks', type: 'text', nullable: true })
  correctedRemarks: string | null;

  /** The number of the last change. The database sets it; the sync of the search index reads it. */
  @Column({ type: 'bigint', select: false, insert: false, update: false })
  revision?: string;
}

/** The fields of a listing that its source does not describe. */
export type CorrectionFields = Pick<
  Listing,
  'correctionId' | 'isHidden' | 'isFeatured' | 'correctedTitle' | 'correctedRemarks'
>;

/**
 * Whether visitors find a listing. One that left its feed stays in the database with the status `Withdrawn`; employees hide
 * others.
 */
export const isOnMarket = ({
  standardStatus,
  isHidden,
}: Pick<Listing, 'standardStatus' | 'isHidden'>): boolean =>
  standardStatus !== 'Withdrawn' && !isHidden;

/** A time at which visitors may see a listing without an appointment. */
@Entity('open_house')
export class OpenHouse {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column({ name: 'listing_id', type: 'integer' })
  listingId: number;

  @Column({ name: 'starts_at', type: 'timestamptz' })
  startsAt: Date;

  @Column({ name: 'ends_at', type: 'timestamptz' })
  endsAt: Date;

  /** Made up for the demo. */
  @Column({ type: 'boolean', default: false })
  synthetic: boolean;
}

/** A price of a listing from a time on, until its next price. */
@Entity('listing_price')
export class ListingPrice {
  @PrimaryColumn({ name: 'listing_id', type: 'integer' })
  listingId: number;

  /** US dollars; for a rental, per month. */
  @Column({ type: 'integer' })
  price: number;

  @PrimaryColumn({ type: 'timestamptz', precision: 3 })
  since: Date;
}
