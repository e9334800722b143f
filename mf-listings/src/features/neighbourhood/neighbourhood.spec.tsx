import { ApiError, type LoaderFunctionArgs } from '@phantom/mf-kit';
import { mockApi } from '@phantom/mf-kit/testing';
import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { aListing } from '../../testing/listings';
import { renderPage } from '../../testing/render';
import { loader, type NeighbourhoodData } from './loader';

const drawnMaps: object[] = [];
jest.mock('@phantom/map', () => ({
  LocationMap: ({ caption, ...drawn }: { caption: ReactNode }) => {
    drawnMaps.push(drawn);
    return <p>{caption}</p>;
  },
}));
beforeEach(() => {
  drawnMaps.length = 0;
});

const parkSlope: NeighbourhoodData['neighbourhood'] = {
  borough: 'brooklyn',
  slug: 'park-slope',
  name: 'Park Slope',
  latitude: 40.67,
  longitude: -73.98,
};
const range = { count: 120, low: 700_000, median: 1_000_000, high: 1_400_000 };

const aNeighbourhood = (over: Partial<NeighbourhoodData> = {}): NeighbourhoodData => ({
  error: 0,
  neighbourhood: parkSlope,
  boundary: null,
  listed_as: ['Park Slope', 'The Slope'],
  sales: {
    areas: ['Park Slope'],
    first_year: 2018,
    last_year: 2019,
    quarters: [
      { year: 2018, quarter: 1, count: 60 },
      { year: 2018, quarter: 4, count: 59 },
      { year: 2019, quarter: 2, count: 5 },
    ],
    kinds: [
      {
        ...{ kind: 'co-op', count: 120, prices: range },
        per_square_foot: { count: 95, low: 500, median: 610, high: 700 },
        years: [
          { year: 2018, count: 115, median: 1_010_000 },
          { year: 2019, count: 5, median: null },
        ],
        zip_codes: [
          { zip_code: '11217', count: 100, median: 990_000 },
          { zip_code: '11215', count: 20, median: 1_100_000 },
        ],
      },
      {
        ...{ kind: 'one-family', count: 4, prices: null, per_square_foot: null },
        years: [{ year: 2018, count: 4, median: null }],
        zip_codes: [{ zip_code: '11215', count: 4, median: null }],
      },
    ],
  },
  supply: [
    {
      listing_type: 'sales',
      asking_prices: [
        { bedrooms: null, or_more: false, homes: 9, prices: { ...range, count: 8 } },
        { bedrooms: 0, or_more: false, homes: 2, prices: null },
        { bedrooms: 4, or_more: true, homes: 1, prices: null },
      ],
      months: [
        { month: '2026-10', homes: 1_200, new_homes: 30, gone: 12, days_on_market: 41 },
        { month: '2026-11', homes: 9, new_homes: 2, gone: 1, days_on_market: null },
      ],
    },
  ],
  homes: [aListing({ id: 7 })],
  surroundings: null,
  url: '/pictures/',
  nearby: [{ ...parkSlope, slug: 'gowanus', name: 'Gowanus' }],
  ...over,
});

const mockNeighbourhood = (over: Partial<NeighbourhoodData> = {}) =>
  mockApi('get', '/api/auth/neighbourhoods/{borough}/{slug}', aNeighbourhood(over));

const show = async (over: Partial<NeighbourhoodData> = {}) => {
  mockNeighbourhood(over);
  await renderPage('/neighbourhoods/brooklyn/park-slope');
  await screen.findByRole('heading', { level: 1, name: 'Park Slope' });
};
const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent));

describe('page of a neighbourhood', () => {
  it('states the recorded sales by kind, year and ZIP code, with their number', async () => {
    await show();

    expect(screen.getByText(/^124 recorded sales, 2018–2019\./)).toBeInTheDocument();
    expect(rowsOf('Sale prices by kind of home')).toEqual([
      ['Kind', 'Median', 'Middle half', 'Median per sq ft'],
      ['Co-ops', '$1,000,000 (120)', '$700,000 – $1,400,000', '$610 (95)'],
      ['One-family houses', '–Too few (4)', '–Too few', '–Too few'],
    ]);
    expect(rowsOf('Median by year')).toEqual([
      ['Kind', '2018', '2019'],
      ['Co-ops', '$1,010,000 (115)', '–Too few (5)'],
      ['One-family houses', '–Too few (4)', '–Too few'],
    ]);
    expect(rowsOf('Median by ZIP code')).toEqual([
      ['ZIP code', 'Co-ops', 'One-family houses'],
      ['11215', '$1,100,000 (20)', '–Too few (4)'],
      ['11217', '$990,000 (100)', '–Too few'],
    ]);
  });

  it('states the homes sold in each quarter', async () => {
    await show();

    expect(rowsOf('Homes sold by quarter')).toEqual([
      ['Year', 'Jan–Mar', 'Apr–Jun', 'Jul–Sep', 'Oct–Dec'],
      ['2018', '60', '0', '0', '59'],
      ['2019', '0', '5', '–No records', '–No records'],
    ]);
  });

  it('states the homes on the market, new and gone by month', async () => {
    await show();

    expect(rowsOf('Homes for sale by month')).toEqual([
      ['Month', 'On the market', 'New', 'Gone', 'Days on the market'],
      ['Oct 2026', '1,200', '30', '12', '41'],
      ['Nov 2026', '9', '2', '1', '–Too few'],
    ]);
  });

  it('states asking prices by bedrooms, and links to the homes', async () => {
    await show();

    expect(rowsOf('Asking prices of homes for sale')).toEqual([
      ['Bedrooms', 'Homes', 'Median', 'Middle half'],
      ['All', '9', '$1,000,000', '$700,000 – $1,400,000'],
      ['Studio', '2', '–Too few', '–Too few'],
      ['4 or more', '1', '–Too few', '–Too few'],
    ]);
    expect(screen.getByRole('link', { name: 'See the 9 homes for sale' })).toHaveAttribute(
      'href',
      '/listings/sales/brooklyn?neighbourhood=Park+Slope&neighbourhood=The+Slope',
    );
    expect(screen.getByRole('link', { name: /764 Halsey Street/ })).toHaveAttribute(
      'href',
      '/listings-detail/7',
    );
  });

  it('leads to the neighbourhoods nearby', async () => {
    await show();

    expect(screen.getByRole('link', { name: 'Gowanus' })).toHaveAttribute(
      'href',
      '/neighbourhoods/brooklyn/gowanus',
    );
    expect(screen.getByText(/^Park Slope, Brooklyn\. The smaller marks/)).toBeInTheDocument();
  });

  it('outlines its planning areas on the map, and names them', async () => {
    const ring = [
      [-73.98, 40.67],
      [-73.97, 40.67],
      [-73.98, 40.68],
      [-73.98, 40.67],
    ];
    const areas = ['Park Slope North', 'Park Slope South'];
    await show({ boundary: { areas, coordinates: [[ring], [ring]] } });

    expect(
      screen.getByText(/Outline: the city’s planning areas Park Slope North and Park Slope South/),
    ).toBeInTheDocument();
    const outline = [
      [40.67, -73.98],
      [40.67, -73.97],
      [40.68, -73.98],
      [40.67, -73.98],
    ].map(([latitude, longitude]) => ({ latitude, longitude }));
    expect(drawnMaps[0]).toMatchObject({ outline: [outline, outline] });
  });

  it('lists what is within a walk of its middle', async () => {
    await show({
      surroundings: {
        stations: [{ name: '7 Av', lines: ['F', 'G'], accessible: false, minutes: 4 }],
        parks: [],
        schools: [{ name: 'P.S. 321', stages: ['elementary'], minutes: 5 }],
        commutes: [{ name: 'Fulton St', minutes: 24 }],
      },
    });

    expect(screen.getByText('Walks and commutes from the middle of Park Slope.')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Subway' })).toHaveTextContent('7 Av');
    expect(screen.getByRole('region', { name: 'Nearest public schools' })).toHaveTextContent(
      'P.S. 321',
    );
    expect(screen.getByRole('region', { name: 'Commute' })).toHaveTextContent('about 24 min');
  });

  it('says what is missing', async () => {
    await show({ sales: null, supply: [], homes: [] });

    expect(screen.getByText(/have no sales under this name/)).toBeInTheDocument();
    expect(screen.getByText('None of our homes is in Park Slope at the moment.')).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Newest homes' })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Commute' })).not.toBeInTheDocument();
  });

  it('leaves out the ZIP codes and the quarters when there is only one ZIP code or year', async () => {
    const { sales } = aNeighbourhood();
    const kinds = sales?.kinds.slice(1) ?? [];
    const quarters = sales?.quarters.slice(0, 2) ?? [];
    await show({ sales: sales && { ...sales, kinds, quarters } });

    expect(screen.getByRole('table', { name: 'Median by year' })).toBeInTheDocument();
    expect(screen.queryByRole('table', { name: 'Median by ZIP code' })).not.toBeInTheDocument();
    expect(screen.queryByRole('table', { name: 'Homes sold by quarter' })).not.toBeInTheDocument();
  });

  it('has its title in the visitor’s language', async () => {
    mockNeighbourhood();
    await renderPage('/neighbourhoods/brooklyn/park-slope', 'de');

    await screen.findByRole('heading', { level: 1, name: 'Park Slope' });
    expect(document.title).toContain('Park Slope, Brooklyn: Immobilienpreise');
    expect(screen.getByRole('table', { name: 'Median nach Jahr' })).toBeInTheDocument();
  });

  it('says that there is no such neighbourhood', async () => {
    mockApi('get', '/api/auth/neighbourhoods/{borough}/{slug}', () => {
      throw new ApiError('unknown', 404);
    });
    await renderPage('/neighbourhoods/brooklyn/atlantis');

    expect(await screen.findByText(/We know no such neighborhood/)).toBeInTheDocument();
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });
});

describe('loader of a neighbourhood', () => {
  const load = (borough: string, slug: string) =>
    loader({
      params: { borough, slug },
      request: new Request(`https://example.com/neighbourhoods/${borough}/${slug}`),
    } as unknown as LoaderFunctionArgs);

  it('redirects a nickname to the address of the neighbourhood', async () => {
    mockNeighbourhood();

    await expect(load('brooklyn', 'the-slope')).rejects.toMatchObject({ status: 301 });
  });

  it('throws when the service fails', async () => {
    mockApi('get', '/api/auth/neighbourhoods/{borough}/{slug}', () => {
      throw new ApiError('down', 503);
    });

    await expect(load('brooklyn', 'park-slope')).rejects.toMatchObject({ status: 503 });
  });
});

it('lists the neighbourhoods by borough, with the number of their homes', async () => {
  mockApi('get', '/api/auth/neighbourhoods', {
    list: [
      { ...parkSlope, homes: 1, sales: 0 },
      { ...parkSlope, borough: 'queens', slug: 'astoria', name: 'Astoria', homes: 0, sales: 40 },
    ],
  });
  await renderPage('/neighbourhoods');

  await screen.findByRole('heading', { level: 1, name: 'Neighborhoods' });
  const brooklyn = screen.getByRole('region', { name: 'Brooklyn' });
  expect(within(brooklyn).getByRole('link', { name: 'Park Slope' })).toHaveAttribute(
    'href',
    '/neighbourhoods/brooklyn/park-slope',
  );
  expect(within(brooklyn).getByText('1 home on the market')).toBeInTheDocument();
  const queens = screen.getByRole('region', { name: 'Queens' });
  expect(within(queens).queryByText(/on the market/)).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Bronx' })).not.toBeInTheDocument();
});
