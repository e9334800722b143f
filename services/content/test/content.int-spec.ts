import type { TestApp } from '@phantom/service-kit/testing';
import { contentApp } from './content-app.js';

const LANGUAGES = ['en', 'de', 'it', 'ru', 'es'];

describe('the public content calls', () => {
  let service: TestApp;
  const get = async (call: string, headers: Record<string, string> = {}) => {
    const answer = await service.inject({ method: 'GET', url: `/api/auth/${call}`, headers });
    return { ...answer, body: answer.json() };
  };

  beforeAll(async () => {
    service = await contentApp();
  });
  afterAll(() => service.close());

  it('homeboxlist keeps title and desc in step with list', async () => {
    const { statusCode, body } = await get('homeboxlist');

    expect(statusCode).toBe(200);
    expect(Object.keys(body)).toEqual(['error', 'list', 'slider', 'title', 'desc']);
    expect(body.error).toBe(0);
    expect(body.slider).toHaveLength(5);
    expect(body.slider[0]).toBe('/pictures/heroes/home-skyline/1920.webp');
    expect(body.title[1]).toBe('Loans that keep pace with the closing');
    expect(body.list.map(({ desc }: { desc: string }) => desc)).toEqual(body.desc);
  });

  it('businessinfolist has exactly five groups in their places', async () => {
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
  });

  it('aboutusget has overview, history, values and team in their places, in every language', async () => {
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

  it('teamList names every member with a picture and a designation', async () => {
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

  it('siteinfo is one entry with everything that the footer shows', async () => {
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
        office: { latitude: 40.74871, longitude: -73.97546 },
      },
    ]);
  });

  it('answers an unknown path with the literal 404 body', async () => {
    const { statusCode, body } = await get('AboutUsGet');

    expect(statusCode).toBe(404);
    expect(body).toEqual({
      error: 1,
      message: 'Sorry! the page you are looking for could not be found',
      list: [],
    });
  });
});
