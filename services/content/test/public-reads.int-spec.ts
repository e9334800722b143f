import { companyDay } from '@phantom/service-kit';
import type { TestApp } from '@phantom/service-kit/testing';
import { contentApp } from './content-app.js';
import { contentRows } from './content-rows.js';

const LANGUAGES = ['en', 'de', 'it', 'ru', 'es'];

const CALLS = [
  'homeboxlist',
  'home-slides',
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

describe('public reads', () => {
  let service: TestApp;
  const get = async (call: string, headers: Record<string, string> = {}) => {
    const response = await service.inject({ method: 'GET', url: `/api/auth/${call}`, headers });
    return { ...response, body: response.json() };
  };

  beforeAll(async () => {
    service = await contentApp();
  });
  afterAll(() => service.close());

  it('homeboxlist returns title and desc in the order of list', async () => {
    const { statusCode, body } = await get('homeboxlist');

    expect(statusCode).toBe(200);
    expect(Object.keys(body)).toEqual(['error', 'list', 'slider', 'title', 'desc']);
    expect(body.error).toBe(0);
    expect(body.slider).toHaveLength(5);
    expect(body.slider[0]).toBe('/pictures/heroes/home-skyline/1920.webp#focus=75,50');
    expect(body.title[1]).toBe('Loans that keep pace with the closing');
    expect(body.list.map(({ desc }: { desc: string }) => desc)).toEqual(body.desc);
  });

  it('businessinfolist returns five groups in a fixed order', async () => {
    const { body } = await get('businessinfolist');

    expect(body.error).toBe(0);
    expect(body.list.map(({ text }: { text: string }) => text)).toEqual([
      'Investment',
      'Lending',
      'Distressed property',
      'Asset management',
      'Work with us',
    ]);
    expect(body.list.map((group: object) => 'text3' in group)).toEqual([
      true,
      true,
      false,
      true,
      false,
    ]);
    expect(body.list[1]).toMatchObject({
      image: '/pictures/heroes/lending/1920.webp',
      url: '/lending',
    });
  });

  it('aboutusget returns overview, history, values and team in this order, in every language', async () => {
    for (const lang of LANGUAGES) {
      const { body } = await get(`aboutusget?lang=${lang}`);
      expect(body.list.map(({ page }: { page: string }) => page)).toEqual([
        'Overview',
        'History',
        'Our Values',
        'Our Team',
      ]);
      for (const page of body.list) {
        expect(page).toMatchObject({ lang, image: expect.stringContaining('/pictures/heroes/') });
        expect(page.discription).toMatch(/^<p>.{100,}/s);
      }
    }
  });

  it('teamList returns every member with an image and a translated designation', async () => {
    const { body } = await get('teamList?lang=it');

    expect(body.list).toHaveLength(8);
    expect(body.list[0]).toEqual({
      id: expect.any(Number),
      image: '/pictures/team/eleanor-whitfield/800.webp',
      name: 'Eleanor Whitfield',
      designation: 'Fondatrice e managing partner',
      lang: 'it',
    });
  });

  it('siteinfo returns one entry with the contact data of the company', async () => {
    const { body } = await get('siteinfo');

    expect(body.list).toEqual([
      {
        company: 'Phantom Partners',
        address: '214 East 39th Street, Suite 900, New York, NY 10016',
        phone: '+1 212-555-0142',
        fax: '+1 212-555-0143',
        email: 'info@phantom-partners.example',
        hours: 'Monday to Friday, 9:00 a.m. to 6:00 p.m.',
        lang: 'en',
        social: expect.arrayContaining([
          { name: 'LinkedIn', url: 'https://linkedin.example/company/phantom-partners' },
        ]),
        investorPortal: '/investors/login',
        investNowUrl: '/invest-now',
        videoPlayer: 'https://www.youtube-nocookie.com/embed/',
        menu: [],
        office: { latitude: 40.74871, longitude: -73.97546 },
        notices: [],
        otherOffices: [],
      },
    ]);
  });

  it('siteinfo returns the notices of the day in New York, and the offices that have a name', async () => {
    const rows = contentRows(service.dataSource);
    const DAY = 86_400_000;
    const day = (offset: number) => companyDay(Date.now() + offset * DAY);
    const notices = [
      { text: 'Over', from: null, until: day(-1) },
      { text: 'Today', from: day(0), until: day(0) },
      { text: 'Always', from: null, until: null },
      { text: '', from: null, until: null },
      { text: 'Not yet', from: day(1), until: null },
    ];
    const queens = { name: 'Queens', address: '41-05 Bowne Street', phone: '+1 718-555-0199' };
    await rows.set('site', 'site', ['texts', 'en', 'notices'], notices);
    await rows.set('site', 'site', ['values', 'otherOffices'], [queens, { address: 'Nowhere' }]);
    const { body } = await get('siteinfo');

    expect(body.list[0].notices).toEqual([
      { text: 'Today', lang: 'en' },
      { text: 'Always', lang: 'en' },
    ]);
    expect(body.list[0].otherOffices).toEqual([queens]);
  });

  it('home-slides returns the pictures of homeboxlist with their captions', async () => {
    const rows = contentRows(service.dataSource);
    await rows.set('home-slide', 'slide-1', ['texts', 'de'], { caption: 'Die Fähre' });
    await rows.set('home-slide', 'slide-1', ['values', 'credit'], 'Ada Moss');
    const [home, slides] = [await get('homeboxlist'), await get('home-slides?lang=de')];

    const images = slides.body.list.map(({ image }: { image: string }) => image);
    expect(images).toEqual(home.body.slider);
    expect(slides.body.list[0]).toMatchObject({ caption: 'Die Fähre', credit: 'Ada Moss' });
    expect(slides.body.list[1]).toMatchObject({ caption: '', credit: '' });
  });

  it('returns 404 with the body of the contract for an unknown path', async () => {
    const { statusCode, body } = await get('AboutUsGet');

    expect(statusCode).toBe(404);
    expect(body).toEqual({
      error: 1,
      message: 'Sorry! the page you are looking for could not be found',
      list: [],
    });
  });

  it.each(CALLS)('%s is cacheable by shared caches, one response per language', async (call) => {
    const { headers } = await service.inject({ method: 'GET', url: `/api/auth/${call}` });

    expect(headers['cache-control']).toBe(
      'public, max-age=10, s-maxage=60, stale-while-revalidate=300, stale-if-error=86400',
    );
    expect(headers['vary']).toBe('Accept-Language');
  });

  it.each(CALLS)('%s returns 304 for a matching ETag of the same language', async (call) => {
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

  // This test breaks a table that siteinfo reads, so it must be the last one.
  it('is not cacheable when it fails', async () => {
    await service.dataSource.query('ALTER TABLE content_change RENAME TO mislaid');
    const { statusCode, headers } = await service.inject({
      method: 'GET',
      url: '/api/auth/siteinfo',
    });

    expect(statusCode).toBe(500);
    expect(headers['cache-control']).toBe('no-store');
  });
});
