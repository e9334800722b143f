import { readRow } from '../csv/row.js';
import { type MendReason, UnusableRow } from './reasons.js';
import { readRentalBorough, streetEasyFeed } from './streeteasy.feed.js';

describe('streetEasyFeed', () => {
  /** Reads a line of the feed. */
  function read(line: string) {
    const { columns } = streetEasyFeed;
    const { listing, duplicateKeys, mends } = streetEasyFeed.read(
      readRow(2, columns, line.split(','), columns),
    );
    return { listing, duplicateKeys, reasons: mends.map(({ reason }) => reason) };
  }

  const studio =
    '1545,44518357,2550,0,1,480,9,2,17,1,1,0,0,1,1,0,1,Upper East Side,All Upper East Side,Manhattan';

  it('maps a row to the names of the RESO Data Dictionary', () => {
    const { listing, reasons } = read(studio);

    expect(reasons).toEqual([]);
    expect(listing).toMatchObject({
      ListingKey: '1545',
      SourceSystemName: 'streeteasy-rentals',
      PropertyType: 'Residential Lease',
      PropertySubType: 'Apartment',
      ListPrice: 2550,
      BedroomsTotal: 0,
      BathroomsTotalDecimal: 1,
      LivingArea: 480,
      UnparsedAddress: null,
      City: 'New York',
      PostalCode: null,
      SubdivisionName: 'Upper East Side',
      Latitude: null,
      Longitude: null,
      EntryLevel: 2,
      Borough: 'manhattan',
      Amenities: ['Elevator', 'Gym', 'Roof deck', 'Dishwasher', 'No fee'],
      BuildingAgeYears: 17,
      MinutesToSubway: 9,
    });
  });

  it('rounds half a bedroom and half a floor down, and treats zero bathrooms as unknown', () => {
    const { listing, reasons } = read(
      '9649,41524649,3199,1.5,0,750,4,6.5,96,1,0,0,0,0,0,0,0,Downtown Brooklyn,Northwest Brooklyn,Brooklyn',
    );

    expect(listing).toMatchObject({
      BedroomsTotal: 1,
      BathroomsTotalDecimal: null,
      EntryLevel: 6,
      City: 'Brooklyn',
    });
    expect(reasons).toEqual(['half-not-counted', 'no-baths', 'half-not-counted']);
  });

  it('moves Long Island City to Queens, where the city is the neighbourhood', () => {
    const { listing, reasons } = read(
      '7587,80770041,2853,1,1,700,10,12,4,1,0,0,1,1,0,0,0,Long Island City,Northwest Queens,Manhattan',
    );

    expect(listing).toMatchObject({ Borough: 'queens', City: 'Long Island City' });
    expect(reasons).toEqual(['borough-against-submarket']);
  });

  it('names a neighbourhood as the site does', () => {
    const { listing } = read(
      studio.replace(
        'Upper East Side,All Upper East Side,Manhattan',
        'DUMBO,All Brooklyn,Brooklyn',
      ),
    );

    expect(listing.SubdivisionName).toBe('Dumbo');
  });

  it('finds two numbers of one flat by all other columns', () => {
    const again = studio.replace(/^1545/, '9999');
    const dearer = studio.replace(',2550,', ',2600,');

    expect(read(again).duplicateKeys).toEqual(read(studio).duplicateKeys);
    expect(read(dearer).duplicateKeys).not.toEqual(read(studio).duplicateKeys);
  });

  it('refuses a row without a number or a rent', () => {
    expect(() => read(studio.replace(/^1545/, ''))).toThrow(UnusableRow);
    expect(() => read(studio.replace(',2550,', ',,'))).toThrow(UnusableRow);
  });
});

describe('readRentalBorough', () => {
  function read(borough: string, submarket: string) {
    const reasons: MendReason[] = [];
    return {
      borough: readRentalBorough(borough, submarket, (reason) => reasons.push(reason)),
      reasons,
    };
  }

  it.each([
    ['Manhattan', 'All Upper East Side', 'manhattan'],
    ['Brooklyn', 'Northwest Brooklyn', 'brooklyn'],
    ['Brooklyn', 'Prospect Park', 'brooklyn'],
    ['Queens', 'The Rockaways', 'queens'],
    ['Bronx', 'Riverdale', 'bronx'],
  ])('reads %s, %s', (column, submarket, borough) => {
    expect(read(column, submarket)).toEqual({ borough, reasons: [] });
  });

  it('moves Long Island City back to Queens', () => {
    expect(read('Manhattan', 'Northwest Queens')).toEqual({
      borough: 'queens',
      reasons: ['borough-against-submarket'],
    });
  });

  it('fills a missing borough from the submarket', () => {
    expect(read('', 'All Downtown').borough).toBe('manhattan');
  });

  it('refuses an address outside the boroughs', () => {
    expect(() => read('Hoboken', 'Waterfront')).toThrow(UnusableRow);
  });
});
