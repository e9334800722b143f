import { signTestToken, type TestApp } from '@phantom/service-kit/testing';
import { contentApp } from './content-app.js';

const CALLS = [
  ...['homeboxlist', 'businessinfolist', 'aboutusget', 'teamList', 'siteinfo', 'newsletterList'],
  ...['lendingget', 'legalget', 'investwithusget', 'mediaget', 'testimonialList', 'podcastList'],
  ...['videoList', 'pressReleaseList', 'socialPostList'],
].map((call) => `/api/auth/${call}`);

const FEEDS = ['newsletters', 'press-releases', 'podcast'].map((name) => `/feeds/${name}.xml`);

describe('preview', () => {
  let service: TestApp;
  let token: string;

  const read = (url: string, headers: Record<string, string> = {}) =>
    service.inject({ method: 'GET', url, headers });

  beforeAll(async () => {
    service = await contentApp();
    const entries = await service.dataSource.query<{ id: number }[]>(
      `SELECT id FROM content_entry ORDER BY id`,
    );
    const person = { id: 7, name: 'Edda Editor', email: 'a@example.com', type: 'admin' as const };
    const access = await signTestToken({ ...person, rights: ['editor'] });
    const created = await service.inject({
      ...{ method: 'POST', url: '/api/auth/content/previews' },
      headers: { authorization: `Bearer ${access}` },
      payload: { entry_ids: entries.map(({ id }) => id) },
    });
    token = created.json<{ token: string }>().token;
  });
  afterAll(() => service.close());

  it('marks what visitors read, and nothing that programs read', async () => {
    const headers = { 'x-content-preview': token };
    const about = (await read('/api/auth/aboutusget', headers)).json();
    const invest = (await read('/api/auth/investwithusget', headers)).json();
    const site = (await read('/api/auth/siteinfo', headers)).json();

    expect(about.list[0].page).toBe('Overview');
    expect(about.list[0].title).toMatch(/^Overview.+/);
    expect(invest.details[0].type).toBe('Acquisitions');
    expect(site.list[0]).toMatchObject({
      phone: '+1 212-555-0142',
      email: 'info@phantom-partners.example',
      investNowUrl: '/invest-now',
      hours: expect.stringMatching(/^Monday to Friday, 9:00 a.m. to 6:00 p.m..+/),
    });
  });

  it.each([...CALLS, ...FEEDS])('%s answers while every draft is empty', async (url) => {
    await service.dataSource.query(`UPDATE content_entry SET draft = '{"values":{},"texts":{}}'`);
    const before = await read(url);
    const shown = await read(url, { 'x-content-preview': token });

    expect([before.statusCode, shown.statusCode]).toEqual([200, 200]);
    expect(shown.body).not.toBe(before.body);
  });
});
