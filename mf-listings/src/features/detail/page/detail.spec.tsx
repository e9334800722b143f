import { LocationMap } from '@phantom/map';
import { ApiError } from '@phantom/mf-kit';
import { mockApi, type ApiMock, type ApiReply } from '@phantom/mf-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import {
  aListing,
  aListingDetail,
  mockListing,
  mockRecordedSales,
  mockSimilarListings,
} from '../../../testing/listings';
import { renderPage } from '../../../testing/render';
import type { ListingDetail } from '../api/listing-detail';

jest.mock('@phantom/map', () => ({ LocationMap: jest.fn(({ caption }) => caption) }));

const OFFICE = { kind: 'office', latitude: 40.74871, longitude: -73.97546 } as const;
const show = async (over: Partial<ListingDetail> = {}) => {
  mockListing(aListingDetail(over));
  const view = await renderPage('/listings-detail/1');
  await screen.findByRole('heading', { level: 1 });
  return view;
};
const description = () =>
  document.querySelector<HTMLMetaElement>('meta[name=description]')?.content;
const robots = () => document.querySelector<HTMLMetaElement>('meta[name=robots]')?.content;
const rowOf = (name: string) =>
  within(screen.getByRole('rowheader', { name }).closest('tr') as HTMLElement).getByRole('cell');

let site: ApiMock<'get', '/api/auth/siteinfo'>;
let similar: ReturnType<typeof mockSimilarListings>;

beforeEach(() => {
  jest.mocked(LocationMap).mockClear();
  const { latitude, longitude } = OFFICE;
  site = mockApi('get', '/api/auth/siteinfo', {
    list: [{ office: { latitude, longitude } }],
  } as ApiReply<'get', '/api/auth/siteinfo'>);
  similar = mockSimilarListings();
  mockRecordedSales();
});

describe('detail page', () => {
  it('shows locality, price and description', async () => {
    await show();

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('764 Halsey Street');
    expect(screen.getByText('Brooklyn, NY 11233')).toBeInTheDocument();
    expect(screen.getByText('$1,250,000')).toBeInTheDocument();
    expect(screen.getByText('A parlour floor with its own garden')).toBeInTheDocument();
    expect(
      screen.getByText('The house stands in the middle of a quiet block.'),
    ).toBeInTheDocument();
    expect(document.title).toBe('764 Halsey Street, Brooklyn, NY 11233 | Phantom Partners');
  });

  it('describes the listing in the visitor’s language', async () => {
    mockListing();
    await renderPage('/listings-detail/1', 'de');
    await screen.findByRole('heading', { level: 1 });
    // The head is set after the page.
    await waitFor(() =>
      expect(description()).toMatch(
        /^Zu verkaufen, Bedford-Stuyvesant: Stadthaus, 3 Schlafzimmer, 1,5 Bäder, 1\.480 Quadratfuß, 1\.250\.000\s\$/,
      ),
    );
  });

  it('translates ownership, furnishing and the time zone note', async () => {
    const opening = {
      starts_at: '2026-11-29T18:00:00Z',
      ends_at: '2026-11-29T20:00:00Z',
      synthetic: false,
    };
    const listing = aListingDetail({ ownership: 'Cooperative', open_houses: [opening] });
    mockListing(listing);
    await renderPage('/listings-detail/1', 'de');
    expect(await screen.findByText('Genossenschaft (Co-op)')).toBeInTheDocument();
    expect(screen.getByText('Unmöbliert')).toBeInTheDocument();
    expect(screen.getAllByText('Alle Zeiten sind New Yorker Ortszeit.')).toHaveLength(1);
  });

  it('distinguishes listings whose address is withheld', async () => {
    await show({ listing_type: 'rentals', address: null, zip_code: null, id: 812, price: 3200 });

    expect(document.title).toBe(
      '3 bedrooms, Bedford-Stuyvesant, Brooklyn, NY, No. 812 | Phantom Partners',
    );
    expect(description()).toContain('For rent in Bedford-Stuyvesant');
    expect(description()).toContain('$3,200 per month');
  });

  it('lists the property’s facts, and marks the missing ones', async () => {
    await show({ area: 1480, lot_size: null, listed_by: 'Ivory Tower Realty' });

    expect(rowOf('Furnished')).toHaveTextContent('Unfurnished');
    expect(rowOf('Type')).toHaveTextContent('Townhouse');
    expect(rowOf('Bedrooms')).toHaveTextContent('3');
    expect(rowOf('Bathrooms')).toHaveTextContent('1.5');
    expect(rowOf('Area')).toHaveTextContent('1,480 sq ft');
    expect(rowOf('Lot Size')).toHaveTextContent('Not stated');
    expect(rowOf('Listed by')).toHaveTextContent('Ivory Tower Realty');
    expect(screen.queryByRole('rowheader', { name: 'Floor' })).not.toBeInTheDocument();
  });

  it.each([
    [{ ownership: 'Condominium' }, 'Condominium'],
    [{ ownership: null }, 'Unfurnished'],
    [{ ownership: null, listing_type: 'rentals' }, 'Rental, unfurnished'],
    [{ ownership: null, listing_type: 'rentals', furnished: 'Furnished' }, 'Rental, furnished'],
  ] as const)('shows as ownership, when the listing says %j, %s', async (over, shown) => {
    await show(over);

    expect(rowOf('Ownership')).toHaveTextContent(shown);
  });

  it('lists known facts first and unknown ones last, each as a dash that is read as "Not stated"', async () => {
    await show({ furnished: null, ownership: null, area: null });

    const names = screen.getAllByRole('rowheader').map((header) => header.textContent);
    const known = ['Type', 'Bedrooms', 'Bathrooms'];
    expect(names).toEqual([...known, 'Furnished', 'Ownership', 'Area', 'Lot Size']);
    const dash = within(rowOf('Furnished')).getByText('–');
    expect(dash).toHaveAttribute('aria-hidden', 'true');
    expect(rowOf('Furnished')).toHaveTextContent('Not stated');
  });

  it('splits the amenities at commas', async () => {
    await show({ amenities: 'Elevator, Doorman,Gym' });

    const list = screen.getByRole('region', { name: 'Amenities' });
    const names = within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent);
    expect(names).toEqual(['Elevator', 'Doorman', 'Gym']);
  });

  it('omits sections without content', async () => {
    await show({ amenities: null, description: null, open_houses: [] });

    for (const name of ['Amenities', 'Description', 'Open houses']) {
      expect(screen.queryByRole('heading', { name })).not.toBeInTheDocument();
    }
  });

  it('says that a part of the data is synthetic', async () => {
    await show({ synthetic: ['address'] });

    expect(screen.getByText(/parts of this listing are made up/)).toBeInTheDocument();
  });

  it('links to the list that the listing belongs to', async () => {
    await show({ listing_type: 'rentals', borough: 'queens' });

    expect(screen.getByRole('link', { name: 'Homes for rent in Queens' })).toHaveAttribute(
      'href',
      '/listings/rentals/queens',
    );
  });

  it.each([
    ['a 404', new ApiError('Sorry!', 404)],
    ['a 400', new ApiError('id must be smaller', 400)],
  ])('shows the product’s literal sentence for an unknown listing after %s', async (_, error) => {
    mockListing().mockRejectedValue(error);
    await renderPage('/listings-detail/999999');

    const heading = await screen.findByRole('heading', { level: 1 });
    expect(heading.textContent).toBe('No Result  Found...');
    expect(document.title).toBe('Listing not found | Phantom Partners');
    expect(robots()).toBe('noindex');
  });

  it.each(['abc', '0', '-4', '1.5'])('requests nothing for the id %s', async (id) => {
    const listing = mockListing();
    await renderPage(`/listings-detail/${id}`);

    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('No Result');
    expect(listing).not.toHaveBeenCalled();
  });
});

describe('map of a listing', () => {
  const shownPlace = () => jest.mocked(LocationMap).mock.lastCall?.[0].place;

  it('shows the listing’s location, and describes it in words', async () => {
    await show();

    expect(shownPlace()).toEqual({ kind: 'listing', latitude: 40.6842, longitude: -73.9307 });
    expect(screen.getByText('764 Halsey Street, Brooklyn, NY 11233.')).toBeInTheDocument();
    expect(site).not.toHaveBeenCalled();
  });

  it('shows the office when the listing has no location', async () => {
    await show({ latitude: null, longitude: null });

    expect(shownPlace()).toEqual(OFFICE);
    expect(screen.getByText(/The map shows our office/)).toBeInTheDocument();
  });

  it('is omitted when the office cannot be loaded either', async () => {
    site.mockRejectedValue(new ApiError('No answer.', 503));
    await show({ latitude: null, longitude: null });

    expect(screen.queryByRole('heading', { name: 'Location' })).not.toBeInTheDocument();
    expect(screen.getByText('$1,250,000')).toBeInTheDocument();
  });
});

describe('price of a listing', () => {
  it('shows the listing date and earlier prices, newest first', async () => {
    await show({
      price: 950000,
      price_history: [
        { price: 950000, since: '2026-11-10T12:00:00.000Z' },
        { price: 1000000, since: '2026-11-01T12:00:00.000Z' },
      ],
    });

    expect(screen.getByText('01 Nov, 2026', { selector: 'p time' })).toBeInTheDocument();
    const table = screen.getByRole('table', { name: 'Price history' });
    const rows = within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent);
    expect(rows).toEqual([
      '10 Nov, 2026$950,000-$50,000 (-5%)',
      '01 Nov, 2026$1,000,000First price',
    ]);
  });

  it('shows no history before the price changes', async () => {
    await show({ price_history: [{ price: 1250000, since: '2026-11-01T12:00:00.000Z' }] });

    expect(screen.queryByRole('table', { name: 'Price history' })).not.toBeInTheDocument();
  });

  it('shows the estimated monthly cost with a link to the estimate', async () => {
    await show();

    expect(screen.getByRole('link', { name: /^About \$[\d,]+ a month/ })).toHaveAttribute(
      'href',
      '/listings-detail/1#estimate',
    );
  });

  it.each([null, 0])('shows no estimate for a price of %j', async (price) => {
    await show({ price });

    expect(screen.queryByRole('region', { name: /estimate/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /a month/ })).not.toBeInTheDocument();
  });
});

describe('similar listings', () => {
  const other = aListing({ id: 2, address: '12 Other Street' });

  it('are shown below the listing as cards', async () => {
    similar = mockSimilarListings(other);
    await show();

    const section = screen.getByRole('region', { name: 'Similar homes' });
    expect(within(section).getByRole('heading', { level: 3 })).toHaveTextContent('12 Other Street');
    expect(similar.mock.lastCall?.[0].query).toMatchObject({ id: '1' });
  });

  it('are omitted when they cannot be loaded', async () => {
    similar.mockRejectedValue(new ApiError('No answer.', 503));
    await show();

    expect(screen.queryByRole('region', { name: 'Similar homes' })).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('764 Halsey Street');
  });

  it('are shown in place of a listing that is off the market', async () => {
    mockListing().mockRejectedValue(new ApiError('It is gone.', 410));
    mockSimilarListings(other);
    await renderPage('/listings-detail/1');

    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      'This home is no longer on the market',
    );
    expect(document.title).toBe('No longer on the market | Phantom Partners');
    expect(robots()).toBe('noindex');
    expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('12 Other Street');
    expect(screen.getByRole('link', { name: 'Homes for sale in Brooklyn' })).toHaveAttribute(
      'href',
      '/listings/sales/brooklyn',
    );
  });

  it('are optional on the page of a listing that is off the market', async () => {
    mockListing().mockRejectedValue(new ApiError('It is gone.', 410));
    similar.mockRejectedValue(new ApiError('No answer.', 503));
    await renderPage('/listings-detail/1');

    expect(await screen.findByText(/others on our list/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See all listings' })).toBeInTheDocument();
  });
});
