import type { ResoListing } from '@phantom/listings-service';
import { learnMarket } from './learn-market.js';

const sale: ResoListing = {
  ListingKey: 'a',
  SourceSystemName: 'test',
  PropertyType: 'Residential',
  PropertySubType: 'Condominium',
  StandardStatus: 'Active',
  SpecialListingConditions: null,
  Ownership: 'Condominium',
  ListPrice: 1_000_000,
  BedroomsTotal: 2,
  BathroomsTotalDecimal: 1,
  LivingArea: 1000,
  LotSizeSquareFeet: null,
  UnparsedAddress: '217 E 55th St Unit 3',
  City: 'New York',
  StateOrProvince: 'NY',
  PostalCode: '10022',
  CountyOrParish: 'New York County',
  SubdivisionName: 'Midtown East',
  Latitude: 40.76,
  Longitude: -73.97,
  EntryLevel: null,
  Borough: 'manhattan',
  Amenities: [],
  BuildingAgeYears: null,
  MinutesToSubway: null,
};
const rental: ResoListing = {
  ...sale,
  PropertyType: 'Residential Lease',
  PropertySubType: 'Apartment',
  ListPrice: 3_200,
  UnparsedAddress: null,
  PostalCode: null,
  Latitude: null,
  Longitude: null,
  EntryLevel: 4,
  Amenities: ['Doorman', 'Gym'],
};
const inQueens = { ...rental, Borough: 'queens' as const, SubdivisionName: 'Astoria' };
const inTheBronx = { ...sale, Borough: 'bronx' as const, PostalCode: '10471' };

const market = learnMarket(
  [
    sale,
    {
      ...sale,
      ListPrice: 4_000_000,
      LivingArea: null,
      SubdivisionName: 'Soho',
      PostalCode: '10012',
    },
    { ...sale, PropertySubType: null, Ownership: null, StandardStatus: 'Pending', ListPrice: null },
    rental,
    { ...rental, Amenities: ['Gym'] },
    inQueens,
    ...Array<ResoListing>(4).fill(inTheBronx),
  ],
  [true, false, false, false],
);
const segment = (offer: string, borough: string) =>
  market.segments.find((each) => each.offer === offer && each.borough === borough);

describe('learnMarket', () => {
  it('counts listings by transaction type and borough', () => {
    expect(market.segments.map(({ offer, borough, homes }) => [offer, borough, homes])).toEqual(
      expect.arrayContaining([
        ['sale', 'manhattan', 3],
        ['rental', 'manhattan', 2],
        ['rental', 'queens', 1],
        ['sale', 'bronx', 4],
      ]),
    );
    expect(market.openHouseShare).toBe(0.25);
  });

  it('models rooms, prices and unknown values by kind', () => {
    const [condos, unknown] = segment('sale', 'manhattan')?.kinds ?? [];
    const [[bedrooms, bathrooms, homes, price, , unmeasured, area] = []] = condos?.rooms ?? [];

    expect(condos).toMatchObject({ kind: 'Condominium', ownership: 'Condominium' });
    expect([bedrooms, bathrooms, homes, unmeasured]).toEqual([2, 1, 2, 0.5]);
    expect(price).toBeCloseTo(Math.log(2_000_000), 2);
    expect(area).toBeCloseTo(Math.log(1000), 2);
    expect(unknown?.statuses).toEqual([['Pending', null, 1]]);
    expect(segment('sale', 'manhattan')?.unpriced).toBeCloseTo(1 / 3, 4);
  });

  it('models which locations are expensive', () => {
    const factors = segment('sale', 'manhattan')?.places.map(({ neighbourhood, factor }) => [
      neighbourhood,
      Math.sign(factor),
    ]);

    expect(factors).toEqual([
      ['Midtown East', -1],
      ['Soho', 1],
    ]);
  });

  it('stores streets without house numbers', () => {
    expect(market.streets['10022']).toEqual([['E 55th St', 40.76, -73.97, '200', 2]]);
    expect(JSON.stringify(market)).not.toContain('217');
  });

  it('finds the ZIP codes of a rental by its neighbourhood', () => {
    expect(segment('rental', 'manhattan')?.places[0]).toMatchObject({ zips: ['10022'] });
    expect(segment('rental', 'queens')?.places[0]).toMatchObject({ zips: [] });
  });

  it('stores combinations of amenities', () => {
    const { amenitySets = [] } = segment('rental', 'manhattan') ?? {};
    const named = amenitySets.map(([set, homes]) => [set.map((at) => market.amenities[at]), homes]);

    expect(named).toEqual([
      [['Doorman', 'Gym'], 1],
      [['Gym'], 1],
    ]);
  });

  it('models rentals in the Bronx from cheaper rentals at the locations of sales', () => {
    const bronx = segment('rental', 'bronx');
    const [[, , , price] = []] = bronx?.kinds[0]?.rooms ?? [];

    expect(bronx?.homes).toBe(2);
    expect(price).toBeCloseTo(Math.log(3_200 * 0.75), 2);
    expect(bronx?.places).toMatchObject([{ zips: ['10471'], homes: [4] }]);
  });
});
