import { ApiError } from '@phantom/mf-kit';
import { act, screen, within } from '@testing-library/react';
import {
  aListingDetail,
  aSaleComparison,
  mockListing,
  mockRecordedSales,
  recordedSales,
  mockSimilarListings,
} from '../../../../testing/listings';
import { renderPage, renderTranslated } from '../../../../testing/render';
import type { ListingDetail, RecordedSales as Sales } from '../../api/listing-detail';
import { RecordedSales } from './recorded-sales';

jest.mock('@phantom/map', () => ({ LocationMap: () => null }));

const show = (sales: Partial<Sales>, over = {}) => {
  const listing: ListingDetail = aListingDetail({ price: 1_250_000, area: 2_000, ...over });
  const shown = recordedSales({ comparison: aSaleComparison(), ...sales });
  return renderTranslated(<RecordedSales listing={listing} sales={shown} />);
};
const rowsOf = (name: RegExp) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent));
const figures = () => rowsOf(/compared/);
const mark = () => document.querySelector('svg circle[r="8"]');

describe('comparison with recorded sales', () => {
  it('states the range with its reasons and its source', async () => {
    await show({});

    expect(screen.getByText('$700,000 to $1,300,000')).toBeInTheDocument();
    expect(
      screen.getByText(
        'The middle half of the prices of 214 recorded sales in ZIP code 11233, 2018–2019. Kind of home: one-family house.',
      ),
    ).toBeInTheDocument();
    expect(screen.getByText(/not a valuation/)).toBeInTheDocument();
    expect(screen.getByText(/New York City Department of Finance/)).toBeInTheDocument();
  });

  it('names the borough, every kind, and a single year', async () => {
    const comparison = aSaleComparison({
      area: 'borough',
      area_name: 'bronx',
      first_year: 2018,
      last_year: 2018,
    });
    await show({ comparison, kinds: ['two-family', 'three-family'] });

    expect(
      screen.getByText(
        / in the Bronx, 2018\. Kind of home: two-family house or three-family house/,
      ),
    ).toBeInTheDocument();
  });

  it('lists prices and prices per square foot beside those of the home', async () => {
    await show({});

    expect(figures()).toEqual([
      ['', 'Price', 'Per sq ft'],
      ['Middle half', '$700,000 – $1,300,000', '$410 – $730'],
      ['Median', '$950,000', '$560'],
      ['This home', '$1,250,000', '$625'],
      ['Number of sales', '214', '198'],
    ]);
  });

  it.each([
    [699_999, 'At $699,999, this home is priced below that range.'],
    [700_000, 'At $700,000, this home is priced within that range.'],
    [1_300_000, 'At $1,300,000, this home is priced within that range.'],
    [1_300_001, 'At $1,300,001, this home is priced above that range.'],
  ])('says where a price of %d lies', async (price, text) => {
    await show({}, { price });

    expect(screen.getByText(text)).toBeInTheDocument();
  });

  it.each([
    ['within the range', 1_000_000, '50%'],
    ['far above it', 8_000_000, '97%'],
    ['far below it', 10_000, '3%'],
  ])('marks a price %s on the bar', async (_, price, place) => {
    await show({}, { price });

    expect(mark()).toHaveAttribute('cx', place);
  });

  it('draws a bar of sales at one price', async () => {
    const one = { count: 10, low: 500_000, median: 500_000, high: 500_000 };
    await show({ comparison: aSaleComparison({ prices: one }) }, { price: 500_000 });

    expect(mark()).toHaveAttribute('cx', '50%');
  });

  it.each([null, 0])('compares nothing with a price of %j', async (price) => {
    await show({}, { price });

    expect(figures().map(([name]) => name)).not.toContain('This home');
    expect(screen.queryByText(/this home is priced/)).not.toBeInTheDocument();
    expect(mark()).not.toBeInTheDocument();
  });

  it('does not invent a price per square foot', async () => {
    await show({}, { area: null });

    expect(figures()).toContainEqual(['This home', '$1,250,000', '–Not stated']);
  });

  it('says that the area of too few sales is known', async () => {
    await show({ comparison: aSaleComparison({ per_square_foot: null }) });

    expect(figures()[0]).toEqual(['', 'Price']);
    expect(screen.getByText(/^There is no price per square foot/)).toBeInTheDocument();
  });

  it('says that there are too few sales', async () => {
    await show({ comparison: null });

    expect(screen.getByText(/too few sales/)).toBeInTheDocument();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(screen.getByText(/^Source/)).toBeInTheDocument();
  });
});

describe('recorded sales at the address', () => {
  it('are listed with day, kind and price', async () => {
    await show({
      at_address: [
        { sold_on: '2019-08-17', price: 910_000, kind: 'one-family' },
        { sold_on: '2018-03-05', price: 640_000, kind: 'one-family' },
      ],
    });

    expect(rowsOf(/at this address/)).toEqual([
      ['Date of sale', 'Type', 'Price'],
      ['17 Aug, 2019', 'one-family house', '$910,000'],
      ['05 Mar, 2018', 'one-family house', '$640,000'],
    ]);
    expect(screen.queryByText(/several homes/)).not.toBeInTheDocument();
  });

  it('are shown without a comparison, and may be those of other apartments', async () => {
    const at_address = [{ sold_on: '2019-08-17', price: 910_000, kind: 'co-op' } as const];
    await show({ kinds: [], comparison: null, at_address });

    expect(rowsOf(/at this address/)).toHaveLength(2);
    expect(screen.queryByText(/too few sales/)).not.toBeInTheDocument();
    expect(screen.getByText(/several homes/)).toBeInTheDocument();
  });
});

describe('recorded sales on the page of a listing', () => {
  const title = { name: 'What homes like this were sold for' };
  /** Until the section would be there. */
  const lateParts = () =>
    act(async () => {
      await import('./recorded-sales');
    });
  const open = async (over: Partial<ListingDetail> = {}) => {
    mockListing(aListingDetail(over));
    await renderPage('/listings-detail/1');
    await screen.findByRole('heading', { level: 1 });
  };

  let sales: ReturnType<typeof mockRecordedSales>;

  beforeEach(() => {
    mockSimilarListings();
    sales = mockRecordedSales();
  });

  it('are compared with a home for sale', async () => {
    sales = mockRecordedSales({ comparison: aSaleComparison() });
    await open();

    const section = await screen.findByRole('region', title);
    expect(within(section).getByText('$700,000 to $1,300,000')).toBeInTheDocument();
    expect(sales.mock.lastCall?.[0].query).toEqual({ id: '1' });
  });

  it('are said to be too few', async () => {
    await open();

    const section = await screen.findByRole('region', title);
    expect(section).toHaveTextContent(/too few sales/);
  });

  it('are compared in the visitor’s language', async () => {
    const comparison = aSaleComparison({ area: 'borough', area_name: 'bronx' });
    mockRecordedSales({ comparison });
    mockListing();
    await renderPage('/listings-detail/1', 'de');

    const section = await screen.findByRole('region', { name: /^Zu welchen Preisen/ });
    expect(section).toHaveTextContent(/214 erfassten Verkäufen in der Bronx/);
  });

  it('are omitted when there is nothing to compare the home with', async () => {
    mockRecordedSales({ kinds: [] });
    await open({ listing_type: 'rentals', price: 3200 });
    await lateParts();

    expect(screen.queryByRole('region', title)).not.toBeInTheDocument();
  });

  it('are omitted when they cannot be loaded', async () => {
    sales.mockRejectedValue(new ApiError('No answer.', 503));
    await open();
    await lateParts();

    expect(screen.queryByRole('region', title)).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('764 Halsey Street');
  });
});
