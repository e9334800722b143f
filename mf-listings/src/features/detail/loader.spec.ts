import { ApiError, type LoaderFunctionArgs } from '@phantom/mf-kit';
import { aListing } from '../../testing/a-listing';
import { getListing } from './api/get-listing';
import { getSimilar } from './api/get-similar';
import { loader } from './loader';

jest.mock('./api/get-listing');
jest.mock('./api/get-similar');

const none = { homes: [], imageBase: '/pictures/' };
const load = (id: string) =>
  loader({
    params: { id },
    request: new Request(`http://localhost/listings-detail/${id}`),
  } as unknown as LoaderFunctionArgs);

beforeEach(() => {
  jest.mocked(getListing).mockReset().mockResolvedValue(aListing());
  jest.mocked(getSimilar).mockReset().mockResolvedValue(none);
});

describe('loader of a listing', () => {
  it('asks for the home and those like it at once', async () => {
    let tell: (value: typeof none) => void = () => undefined;
    jest.mocked(getSimilar).mockReturnValue(new Promise((resolve) => (tell = resolve)));
    const page = load('1');
    expect(getListing).toHaveBeenCalledTimes(1);
    tell(none);
    expect(await page).toMatchObject({ listing: { id: 1 }, similar: none });
  });

  it.each([
    [404, 404],
    [400, 404],
    [410, 410],
  ])('answers a call’s %d with a page’s %d', async (status, answered) => {
    jest.mocked(getListing).mockRejectedValue(new ApiError('No.', status));
    expect(await load('1')).toMatchObject({ init: { status: answered } });
  });

  it('leaves a failure of ours to the page that says so', async () => {
    const failure = new ApiError('No answer.', 503);
    jest.mocked(getListing).mockRejectedValue(failure);
    await expect(load('1')).rejects.toBe(failure);
  });
});
