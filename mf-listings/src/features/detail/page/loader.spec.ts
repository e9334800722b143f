import { ApiError, type LoaderFunctionArgs } from '@phantom/mf-kit';
import {
  mockListing,
  mockRecordedSales,
  mockSimilarListings,
  recordedSales,
} from '../../../testing/listings';
import { loader } from './loader';

const load = (id: string) =>
  loader({
    params: { id },
    request: new Request(`http://localhost/listings-detail/${id}`),
  } as unknown as LoaderFunctionArgs);

let listing: ReturnType<typeof mockListing>;
let similar: ReturnType<typeof mockSimilarListings>;
let sales: ReturnType<typeof mockRecordedSales>;

beforeEach(() => {
  listing = mockListing();
  similar = mockSimilarListings();
  sales = mockRecordedSales();
});

describe('loader of the detail page', () => {
  it('requests the listing, similar ones and recorded sales at the same time', async () => {
    const isAsked = new Promise<void>((resolve) => {
      listing.mockImplementationOnce(async (call) => {
        resolve();
        return listing(call);
      });
    });
    const areSalesAsked = new Promise<void>((resolve) => {
      sales.mockImplementationOnce(async () => {
        resolve();
        await isAsked;
        return recordedSales();
      });
    });
    similar.mockImplementationOnce(async () => {
      await Promise.all([isAsked, areSalesAsked]);
      return { list: [], url: '/pictures/' };
    });
    const page = await load('1');
    const none = { listings: [], imageBase: '/pictures/' };
    expect(page).toMatchObject({
      listing: { id: 1 },
      similar: none,
      recordedSales: recordedSales(),
    });
  });

  it.each([
    [404, 404],
    [400, 404],
    [410, 410],
  ])('maps a response with %d to a page with %d', async (status, hasResponse) => {
    listing.mockRejectedValue(new ApiError('No.', status));
    expect(await load('1')).toMatchObject({ init: { status: hasResponse } });
  });

  it('passes other errors on to the error page', async () => {
    listing.mockRejectedValue(new ApiError('No answer.', 503));
    await expect(load('1')).rejects.toMatchObject({ status: 503, message: 'No answer.' });
  });
});
