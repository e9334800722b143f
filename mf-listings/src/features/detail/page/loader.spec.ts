import { ApiError, type LoaderFunctionArgs } from '@phantom/mf-kit';
import { aListingDetail } from '../../../testing/listings';
import { getListing, getSimilarListings } from '../api/listing-detail';
import { loader } from './loader';

jest.mock('../api/listing-detail');

const none = { listings: [], imageBase: '/pictures/' };
const load = (id: string) =>
  loader({
    params: { id },
    request: new Request(`http://localhost/listings-detail/${id}`),
  } as unknown as LoaderFunctionArgs);

beforeEach(() => {
  jest.mocked(getListing).mockReset().mockResolvedValue(aListingDetail());
  jest.mocked(getSimilarListings).mockReset().mockResolvedValue(none);
});

describe('loader of the detail page', () => {
  it('requests the listing and similar ones at the same time', async () => {
    let resolveSimilar: (value: typeof none) => void = () => undefined;
    jest
      .mocked(getSimilarListings)
      .mockReturnValue(new Promise((resolve) => (resolveSimilar = resolve)));
    const page = load('1');
    expect(getListing).toHaveBeenCalledTimes(1);
    resolveSimilar(none);
    expect(await page).toMatchObject({ listing: { id: 1 }, similar: none });
  });

  it.each([
    [404, 404],
    [400, 404],
    [410, 410],
  ])('maps a response with %d to a page with %d', async (status, hasResponse) => {
    jest.mocked(getListing).mockRejectedValue(new ApiError('No.', status));
    expect(await load('1')).toMatchObject({ init: { status: hasResponse } });
  });

  it('passes other errors on to the error page', async () => {
    const failure = new ApiError('No answer.', 503);
    jest.mocked(getListing).mockRejectedValue(failure);
    await expect(load('1')).rejects.toBe(failure);
  });
});
