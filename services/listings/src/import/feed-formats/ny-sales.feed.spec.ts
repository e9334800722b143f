import { readRow } from '../csv/row.js';
import { nySalesFeed, readSaleType } from './ny-sales.feed.js';
import type { MendReason } from './reasons.js';

describe('nySalesFeed', () => {
  const header = ['BROKERTITLE', ...nySalesFeed.columns];

  /** Reads a line of the feed, without its broker. */
  function read(...cells: string[]) {
    const bytes = ['Brokered by Ivory Tower', ...cells].map((cell) =>
      Buffer.from(cell).toString('latin1'),
    );
    const { listing, mends } = nySalesFeed.read(readRow(2, header, bytes, nySalesFeed.columns));
    return { listing, reasons: mends.map(({ reason }) => reason) };
  }

  it('maps a row to the names of the RESO Data Dictionary', () => {
    const { listing, reasons } = read(
      ...['Condo for sale', '315000', '2', '2', '1400', '2 E 55th St Unit 803'],
      ...['New York, NY 10022', '2 E 55th St Unit 803New York, NY 10022'],
      ...['New York County', 'New York', 'Manhattan', 'East 55th Street', 'Regis Residence'],
      ...['Regis Residence, 2 E 55th St #803, New York, NY 10022, USA', '40.761255', '-73.9744834'],
    );

    expect(reasons).toEqual([]);
    expect(listing).toEqual({
      ListingKey: '2-e-55th-st-803-10022',
      SourceSystemName: 'ny-sales',
      PropertyType: 'Residential',
      PropertySubType: 'Condominium',
      StandardStatus: 'Active',
      SpecialListingConditions: null,
      Ownership: 'Condominium',
      ListPrice: 315000,
      BedroomsTotal: 2,
      BathroomsTotalDecimal: 2,
      LivingArea: 1400,
      LotSizeSquareFeet: null,
      UnparsedAddress: '2 E 55th St Unit 803',
      City: 'New York',
      StateOrProvince: 'NY',
      PostalCode: '10022',
      CountyOrParish: 'New York County',
      SubdivisionName: null,
      Latitude: 40.761255,
      Longitude: -73.9744834,
      EntryLevel: null,
      Borough: 'manhattan',
      Amenities: [],
      BuildingAgeYears: null,
      MinutesToSubway: null,
    });
  });

  it('treats imputed means as unknown', () => {
    const { listing, reasons } = read(
      ...['Pending', '4800000', '6', '2.3738608579684373', '2184.207862', '1151 83rd St'],
      ...['Brooklyn, NY 11228', '1151 83rd StBrooklyn, NY 11228', 'United States', 'New York'],
      ...['Kings County', 'Brooklyn', '83rd Street', '1151 83rd St, Brooklyn, NY 11228, USA'],
      ...['40.6178184', '-74.0151165'],
    );

    expect(listing).toMatchObject({
      PropertySubType: null,
      StandardStatus: 'Pending',
      BedroomsTotal: 6,
      BathroomsTotalDecimal: null,
      LivingArea: null,
      Borough: 'brooklyn',
    });
    expect(reasons.sort()).toEqual([
      'imputed-area',
      'imputed-baths',
      'locality-shifted',
      'type-is-a-status',
    ]);
  });

  it('ignores the rooms of a plot, and a price that is a fee', () => {
    const { listing, reasons } = read(
      ...['Land for sale', '5800', '3', '2.3738608579684373', '2184.207862', '4515 Avenue N Lot 5'],
      ...['Brooklyn, NY 11234', '4515 Avenue N Lot 5Brooklyn, NY 11234', 'New York'],
      ...['Kings County', 'Brooklyn', 'Flatlands', '4515'],
      ...['4515 Avenue N #5, Brooklyn, NY 11234, USA', '40.618915', '-73.931211'],
    );

    expect(listing).toMatchObject({
      PropertyType: 'Land',
      ListPrice: null,
      BedroomsTotal: null,
      BathroomsTotalDecimal: null,
      LivingArea: null,
      SubdivisionName: 'Flatlands',
    });
    expect(reasons).toContain('land-has-no-rooms');
    expect(reasons).toContain('implausible-price');
  });

  it('keeps Staten Island, and treats the largest 16-bit number as unknown area', () => {
    const { listing, reasons } = read(
      ...['Multi-family home for sale', '31500000', '3', '2', '65535', '620 Sinclair Ave'],
      ...['Staten Island, NY 10312', '620 Sinclair AveStaten Island, NY 10312', 'United States'],
      ...['New York', 'Richmond County', 'Staten Island', 'Sinclair Avenue'],
      ...['620 Sinclair Ave, Staten Island, NY 10312, USA', '40.5418051', '-74.1961086'],
    );

    expect(listing).toMatchObject({ Borough: 'staten-island', LivingArea: null });
    expect(reasons).toContain('implausible-area');
  });

  it('replaces destroyed characters from other columns', () => {
    const { listing } = read(
      ...['House for sale', '260000', '4', '2', '2015', '12 Caf\ufffd\ufffd Pl'],
      ...['Brooklyn, NY 11228', '12 Cafe PlBrooklyn, NY 11228', 'United States', 'New York'],
      ...['Kings County', 'Brooklyn', '83rd Street', '12 Cafe Pl, Brooklyn, NY 11228, USA'],
      ...['40.6178184', '-74.0151165'],
    );

    expect(listing.UnparsedAddress).toBe('12 Cafe Pl');
  });

  it('does not read the broker', () => {
    expect(nySalesFeed.columns).not.toContain('BROKERTITLE');
  });
});

describe('readSaleType', () => {
  const read = (cell: string) => {
    const reasons: MendReason[] = [];
    return { ...readSaleType(cell, (reason) => reasons.push(reason)), reasons };
  };

  it.each([
    ['Co-op for sale', 'Stock Cooperative', 'Cooperative'],
    ['Condo for sale', 'Condominium', 'Condominium'],
    ['Condop for sale', 'Condop', 'Condop'],
    ['House for sale', 'Single Family Residence', null],
    ['Multi-family home for sale', 'Multi Family', null],
    ['Townhouse for sale', 'Townhouse', null],
    ['Mobile house for sale', 'Manufactured Home', null],
  ])('reads %j as %s', (cell, kind, ownership) => {
    expect(read(cell)).toMatchObject({
      PropertyType: 'Residential',
      PropertySubType: kind,
      Ownership: ownership,
      StandardStatus: 'Active',
      reasons: [],
    });
  });

  it('distinguishes land from homes', () => {
    expect(read('Land for sale')).toMatchObject({
      PropertyType: 'Land',
      PropertySubType: 'Unimproved Land',
    });
  });

  it.each([
    ['Pending', 'Pending'],
    ['Contingent', 'Active Under Contract'],
    ['Coming Soon', 'Coming Soon'],
    ['For sale', 'Active'],
  ])('reads %j as a status with an unknown type', (cell, status) => {
    expect(read(cell)).toMatchObject({
      PropertySubType: null,
      StandardStatus: status,
      reasons: ['type-is-a-status'],
    });
  });

  it('stores that a home is in foreclosure', () => {
    expect(read('Foreclosure')).toMatchObject({
      StandardStatus: 'Active',
      SpecialListingConditions: 'In Foreclosure',
    });
  });

  it('keeps a home of an unknown type', () => {
    expect(read('Castle for sale')).toMatchObject({
      PropertySubType: null,
      reasons: ['unknown-type'],
    });
  });
});
