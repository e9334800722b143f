import { goneReasons, UnusableRow } from '../feed-formats/reasons.js';
import { readProperty } from './property.js';
import type { PropertyRecord } from './property-record.js';

const whole: PropertyRecord = {
  ListingKey: 'OK1',
  StandardStatus: 'Active',
  PropertyType: 'Residential',
  PropertySubType: 'Stock Cooperative',
  ListPrice: 315_000,
  BedroomsTotal: 2,
  BathroomsTotalInteger: 2,
  LivingArea: 1_400,
  LivingAreaUnits: 'Square Feet',
  UnparsedAddress: '2 E 55th St Unit 803',
  City: 'New York',
  StateOrProvince: 'NY',
  PostalCode: '10022-1234',
  CountyOrParish: 'New York',
  SubdivisionName: 'DUMBO',
  Latitude: 40.761255,
  Longitude: -73.9744834,
  YearBuilt: new Date().getFullYear() - 90,
  ListOfficeName: 'Ivory Tower Realty',
  PublicRemarks: 'Sunny.\r\nQuiet.',
};

const read = (fields: PropertyRecord) => readProperty({ ...whole, ...fields });

function listing(fields: PropertyRecord = {}) {
  const result = read(fields);
  if ('gone' in result) throw new Error(goneReasons[result.gone]);
  return { ...result.listing, reasons: result.mends.map(({ reason }) => reason) };
}

describe('readProperty', () => {
  it('maps a record', () => {
    expect(listing()).toEqual({
      ListingKey: 'OK1',
      SourceSystemName: 'reso',
      PropertyType: 'Residential',
      PropertySubType: 'Stock Cooperative',
      StandardStatus: 'Active',
      SpecialListingConditions: null,
      Ownership: 'Cooperative',
      ListPrice: 315_000,
      BedroomsTotal: 2,
      BathroomsTotalDecimal: 2,
      LivingArea: 1_400,
      LotSizeSquareFeet: null,
      UnparsedAddress: '2 E 55th St Unit 803',
      City: 'New York',
      StateOrProvince: 'NY',
      PostalCode: '10022',
      CountyOrParish: 'New York',
      SubdivisionName: 'Dumbo',
      Latitude: 40.761255,
      Longitude: -73.9744834,
      EntryLevel: null,
      Borough: 'manhattan',
      Amenities: [],
      BuildingAgeYears: 90,
      MinutesToSubway: null,
      extras: {
        furnished: null,
        publicRemarks: 'Sunny. Quiet.',
        listOfficeName: 'Ivory Tower Realty',
        media: [],
        openHouses: undefined,
        enteredAt: undefined,
        earlierPrice: undefined,
      },
      reasons: [],
    });
  });

  it.each<[PropertyRecord, PropertyRecord]>([
    [{ StandardStatus: 'ActiveUnderContract' }, { StandardStatus: 'Active Under Contract' }],
    [{ StandardStatus: 'Active Under Contract' }, { StandardStatus: 'Active Under Contract' }],
    [{ StandardStatus: 'ComingSoon' }, { StandardStatus: 'Coming Soon' }],
    [{ StandardStatus: null, MlsStatus: 'Pending' }, { StandardStatus: 'Pending' }],
    [
      { PropertyType: 'ResidentialLease', ListPrice: 3_000 },
      { PropertyType: 'Residential Lease', ListPrice: 3_000 },
    ],
    [{ PropertyType: 'Residential Income' }, { PropertySubType: 'Multi Family' }],
    [{ PropertySubType: 'Triplex' }, { PropertySubType: 'Multi Family', Ownership: null }],
    [
      { PropertySubType: 'Apartment', CommonInterest: 'Condominium' },
      { PropertySubType: 'Apartment', Ownership: null },
    ],
    [
      { PropertySubType: null, CommonInterest: 'Condominium' },
      { PropertySubType: null, Ownership: 'Condominium', reasons: [] },
    ],
    [{ PropertySubType: 'Yurt' }, { PropertySubType: null, reasons: ['unknown-type'] }],
    [
      { PropertyType: 'Land' },
      { PropertySubType: 'Unimproved Land', BedroomsTotal: null, LivingArea: null },
    ],
    [
      { SpecialListingConditions: ['Standard', 'InForeclosure'] },
      { SpecialListingConditions: 'In Foreclosure' },
    ],
    [{ BathroomsFull: 2, BathroomsHalf: 1 }, { BathroomsTotalDecimal: 2.5 }],
    [{ BathroomsTotalDecimal: 1.5, BathroomsFull: 1 }, { BathroomsTotalDecimal: 1.5 }],
    [{ LivingArea: 100, LivingAreaUnits: 'SquareMeters' }, { LivingArea: 1_076 }],
    [{ LivingArea: 9_000_000 }, { LivingArea: null, reasons: ['implausible-area'] }],
    [{ ListPrice: 5 }, { ListPrice: null, reasons: ['implausible-price'] }],
    [{ BedroomsTotal: 'two' }, { BedroomsTotal: null, reasons: ['unreadable-number'] }],
    [
      { UnparsedAddress: '2 E 55th St Unit 803, New York, NY 10022' },
      { UnparsedAddress: '2 E 55th St Unit 803' },
    ],
    [{ UnparsedAddress: '9 Main St NY 10022' }, { UnparsedAddress: '9 Main St' }],
    [
      {
        ...{ UnparsedAddress: null, StreetNumber: '2', StreetDirPrefix: 'E' },
        ...{ StreetName: '55th', StreetSuffix: 'St', UnitNumber: '803' },
      },
      { UnparsedAddress: '2 E 55th St Unit 803' },
    ],
    [{ UnparsedAddress: null }, { UnparsedAddress: null }],
    [
      { InternetAddressDisplayYN: false },
      { UnparsedAddress: null, Latitude: null, Longitude: null, Borough: 'manhattan' },
    ],
    [{ Latitude: null }, { Borough: 'manhattan', reasons: ['coordinates-unusable'] }],
    [{ ListingKey: 4711 }, { ListingKey: '4711' }],
  ])('reads %j', (fields, expected) => {
    expect(listing(fields)).toMatchObject(expected);
  });

  it.each<[PropertyRecord, string]>([
    [{ StandardStatus: 'Closed' }, 'off-market'],
    [{ StandardStatus: 'Hold' }, 'off-market'],
    [{ StandardStatus: 'Delete', ListPrice: null }, 'off-market'],
    [{ InternetEntireListingDisplayYN: false }, 'not-for-display'],
    [{ InternetEntireListingDisplayYN: 'N' }, 'not-for-display'],
    [{ PropertyType: 'Commercial Sale' }, 'not-a-home'],
    [{ PropertySubType: 'DeededParking' }, 'not-a-home'],
  ])('ends a listing with %j', (fields, gone) => {
    expect(read(fields)).toMatchObject({ gone });
  });

  it.each<[PropertyRecord, string]>([
    [{ ListingKey: null }, 'no-identity'],
    [{ ListingKey: 'x'.repeat(201) }, 'no-identity'],
    [{ ListPrice: null }, 'no-price'],
    [{ StandardStatus: null }, 'unknown-status'],
    [{ StandardStatus: 'Sold' }, 'unknown-status'],
    [{ PostalCode: '07030', Latitude: null }, 'outside-new-york'],
  ])('refuses a record with %j', (fields, reason) => {
    expect(() => read(fields)).toThrow(UnusableRow);
    expect(() => read(fields)).toThrow(expect.objectContaining({ reason }));
  });

  it.each<[PropertyRecord, string[]]>([
    [{ AssociationAmenities: ['Elevator(s)', 'FitnessCenter', 'None'] }, ['Elevator', 'Gym']],
    [{ AssociationAmenities: 'Doorman,RoofDeck' }, ['Doorman', 'Roof deck']],
    [{ Appliances: ['Dishwasher', 'Washer/Dryer'] }, ['Washer/dryer', 'Dishwasher']],
    [{ PetsAllowed: ['Cats OK', 'Size Limit'] }, ['Pets allowed']],
    [{ PetsAllowed: ['No'] }, []],
    [{ FireplaceYN: true, GarageYN: false }, ['Fireplace']],
    [{ FireplaceYN: null, ParkingFeatures: [null, 'Garage'] }, ['Garage']],
  ])('reads the amenities of %j', (fields, amenities) => {
    expect(listing(fields).Amenities).toEqual(amenities);
  });

  it.each<[PropertyRecord, PropertyRecord]>([
    [{ Furnished: 'Furnished' }, { furnished: 'Furnished' }],
    [{ Furnished: 'Negotiable' }, { furnished: null }],
    [{ OnMarketDate: '2026-01-10' }, { enteredAt: new Date('2026-01-10T17:00:00Z') }],
    [{ OnMarketDate: '2999-01-10' }, { enteredAt: undefined }],
    [
      { OriginalListPrice: 400_000, PriceChangeTimestamp: '2026-02-01T12:00:00Z' },
      { earlierPrice: { price: 400_000, until: new Date('2026-02-01T12:00:00Z') } },
    ],
    [{ OriginalListPrice: 400_000 }, { earlierPrice: undefined }],
  ])('reads further fields of %j', (fields, extras) => {
    expect(listing(fields).extras).toMatchObject(extras);
  });
});

describe('open houses', () => {
  const winter = { startsAt: '2026-12-05T18:00:00.000Z', endsAt: '2026-12-05T20:00:00.000Z' };
  const times = { OpenHouseStartTime: winter.startsAt, OpenHouseEndTime: winter.endsAt };
  const local = {
    startsAt: '2026-12-05T13:00:00.000 America/New_York',
    endsAt: '2026-12-05T15:00:00.000 America/New_York',
  };

  it.each<[string, PropertyRecord, object[]]>([
    ['times with a zone', times, [winter]],
    [
      'times with an offset',
      {
        OpenHouseStartTime: '2026-12-05T13:00:00-05:00',
        OpenHouseEndTime: '2026-12-05T15:00:00-05:00',
      },
      [winter],
    ],
    [
      'times without a zone',
      { OpenHouseStartTime: '2026-12-05 13:00:00', OpenHouseEndTime: '2026-12-05T15:00' },
      [local],
    ],
    [
      'times of the day',
      { OpenHouseDate: '2026-12-05', OpenHouseStartTime: '13:00', OpenHouseEndTime: '15:00:00' },
      [local],
    ],
    [
      'one that is active and public',
      { ...times, OpenHouseStatus: 'Active', OpenHouseType: 'Public' },
      [winter],
    ],
    ['one that is canceled', { ...times, OpenHouseStatus: 'Canceled' }, []],
    ['one for brokers', { ...times, OpenHouseType: 'Broker' }, []],
    ['one by appointment', { ...times, AppointmentRequiredYN: true }, []],
  ])('reads %s', (_, openHouse, expected) => {
    expect(listing({ OpenHouse: [openHouse] })).toMatchObject({
      extras: { openHouses: expected },
      reasons: [],
    });
  });

  it.each<[string, PropertyRecord]>([
    ['without an end', { ...times, OpenHouseEndTime: null }],
    ['that ends before it begins', { ...times, OpenHouseEndTime: '2026-12-05T17:00:00Z' }],
    [
      'on no day',
      { OpenHouseDate: 'Sunday', OpenHouseStartTime: '13:00', OpenHouseEndTime: '15:00' },
    ],
    ['at no time', { ...times, OpenHouseStartTime: {} }],
  ])('leaves out one %s, with a note', (_, openHouse) => {
    expect(listing({ OpenHouse: [openHouse] })).toMatchObject({
      extras: { openHouses: [] },
      reasons: ['open-house-unreadable'],
    });
  });
});

describe('media', () => {
  const film = (id: string, fields: PropertyRecord = {}) => ({
    MediaCategory: 'Unbranded Virtual Tour',
    MediaURL: `https://www.youtube.com/watch?v=${id}`,
    ...fields,
  });

  it('has the films of the allowed player in their order', () => {
    const Media = [
      film('bbbbbbbbbbb', { Order: 2 }),
      film('aaaaaaaaaaa', { Order: 1, MediaURL: 'https://youtu.be/aaaaaaaaaaa?t=3' }),
      film('bbbbbbbbbbb'),
    ];
    expect(listing({ Media }).extras?.media).toEqual(
      ['aaaaaaaaaaa', 'bbbbbbbbbbb'].map((id) => ({
        path: `https://www.youtube-nocookie.com/embed/${id}`,
        type: 'video',
      })),
    );
  });

  it.each<[string, unknown]>([
    ['a picture', film('aaaaaaaaaaa', { MediaCategory: 'Photo' })],
    ['a branded film', film('aaaaaaaaaaa', { MediaCategory: 'Branded Virtual Tour' })],
    ['a film without TLS', film('', { MediaURL: 'http://youtu.be/aaaaaaaaaaa' })],
    [
      'a film of another player',
      film('', { MediaURL: 'https://evil.example/youtu.be/aaaaaaaaaaa' }),
    ],
    ['a film for agents', film('aaaaaaaaaaa', { Permission: ['Agent Only'] })],
    ['no record', null],
  ])('leaves out %s', (_, medium) => {
    expect(listing({ Media: [medium] }).extras?.media).toEqual([]);
  });
});
