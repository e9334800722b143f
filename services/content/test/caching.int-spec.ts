import type { TestApp } from '@phantom/service-kit/testing';
import { contentApp } from './content-app.js';

const CALLS = [
  'homeboxlist',
  'businessinfolist',
  'aboutusget',
  'teamList',
  'siteinfo',
  'newsletterList',
  'lendingget',
  'legalget',
  'investwithusget',
  'mediaget',
  'testimonialList',
  'podcastList',
  'videoList',
  'pressReleaseList',
  'socialPostList',
];

describe('caching of public reads', () => {
  let service: TestApp;

  beforeAll(async () => {
    service = await contentApp();
  });
  afterAll(() => service.close());

  it.each(CALLS)('%s may be kept by anyone, per language', async (call) => {
    const { headers } = await service.inject({ method: 'GET', url: `/api/auth/${call}` });

    expect(headers['cache-control']).toBe(
      'public, max-age=10, s-maxage=60, stale-while-revalidate=300, stale-if-error=86400',
    );
    expect(headers['vary']).toBe('Accept-Language');
  });

  it.each(CALLS)('%s is not sent again to whoever has it', async (call) => {
    const url = `/api/auth/${call}?lang=de`;
    const first = await service.inject({ method: 'GET', url });
    const etag = String(first.headers['etag']);
    const second = await service.inject({ method: 'GET', url, headers: { 'if-none-match': etag } });
    const other = `/api/auth/${call}?lang=it`;
    const third = await service.inject({
      method: 'GET',
      url: other,
      headers: { 'if-none-match': etag },
    });

    expect([first.statusCode, second.statusCode, third.statusCode]).toEqual([200, 304, 200]);
    expect(second.body).toBe('');
  });

  it('does not let a failure be kept', async () => {
    await service.dataSource.query('ALTER TABLE site_info RENAME TO mislaid');
    const { statusCode, headers } = await service.inject({
      method: 'GET',
      url: '/api/auth/siteinfo',
    });

    expect(statusCode).toBe(500);
    expect(headers['cache-control']).toBe('no-store');
  });
});
