import { signTestToken } from '@phantom/service-kit/testing';
import { propertiesApp, tokenOf, type PropertiesApp } from './properties-app.js';

const STAFF_CALLS = [
  '/api/auth/emp-current-propertieslist',
  '/api/auth/current-propertieslist/1',
  '/api/auth/emp-current-propertieslist?page=1',
  '/api/auth/current-properties/1/history',
  '/api/auth/dashboard-work',
  '/api/auth/pdf/PDflist/Employment-Contract',
  '/api/auth/pdf/PDflist/Employee-Handbook',
  '/api/auth/pdf/PDflist/training',
];
const PUBLIC_CALLS = [
  '/api/auth/portfoliodetails',
  '/api/auth/getportfoliodetail/1',
  '/api/portfohtml/1',
  '/api/portfogalleryhtml/1',
];

describe('access to the calls', () => {
  let service: PropertiesApp;
  const statusOf = async (url: string, token?: string) =>
    (await service.get(url, token)).statusCode;
  const expired = () =>
    signTestToken(
      { id: 7, name: 'G', email: 'g@example.com', type: 'admin', rights: [] },
      { expiresIn: '-1m' },
    );

  beforeAll(async () => {
    service = await propertiesApp();
  });
  afterAll(() => service.close());

  it.each(STAFF_CALLS)('returns %s only to employees', async (url) => {
    expect(await statusOf(url)).toBe(401);
    expect(await statusOf(url, 'forged')).toBe(401);
    expect(await statusOf(url, await expired())).toBe(401);
    expect(await statusOf(url, await tokenOf(null))).toBe(403);
    expect(await statusOf(url, await tokenOf('Investor'))).toBe(403);
    expect(await statusOf(url, await tokenOf('admin'))).toBe(200);
  });

  it('returns userdashboard to employees and investors', async () => {
    const url = '/api/auth/userdashboard';

    expect(await statusOf(url)).toBe(401);
    expect(await statusOf(url, await tokenOf(null))).toBe(403);
    expect(await statusOf(url, await tokenOf('Investor'))).toBe(200);
    expect(await statusOf(url, await tokenOf('admin'))).toBe(200);
  });

  it.each(PUBLIC_CALLS)('returns %s to everyone', async (url) => {
    expect(await statusOf(url)).toBe(200);
  });

  it('refuses in the format of the contract', async () => {
    const nobody = await service.get(STAFF_CALLS[0]!);
    const investor = await service.get(STAFF_CALLS[0]!, await tokenOf('Investor'));

    expect(nobody.json()).toEqual({ error: 1, message: 'Invalid credentials' });
    expect(investor.json()).toEqual({ error: 1, message: expect.any(String) });
  });

  it.each([...STAFF_CALLS, '/api/auth/userdashboard'])('forbids caching of %s', async (url) => {
    const { headers } = await service.get(url, await tokenOf('admin'));

    expect(headers['cache-control']).toBe('private, no-store');
    expect(headers).not.toHaveProperty('etag');
  });
});
