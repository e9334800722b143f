import { getInvestSection } from './invest-section';

const SIGNAL = new AbortController().signal;
const page = (name: string) => ({
  page: name,
  title: name,
  image: '/a.webp',
  discription: '<p>a</p>',
  lang: 'en',
});
const invest = {
  error: 0,
  intro: page('Invest With Us'),
  list: [page('Investment Strategy')],
  images: ['/one.webp', '/two.webp'],
  details: [
    { type: 'Acquisitions', title: 'Acquisitions', lang: 'en', text: '["First","Second",7]' },
    { type: 'Lending', title: 'Lending', lang: 'en', text: 'not JSON' },
  ],
};
const mockResponses = (site: Response) => {
  globalThis.fetch = jest.fn(async (request) =>
    new URL((request as Request).url).pathname.endsWith('/siteinfo') ? site : Response.json(invest),
  );
};
const siteInfo = (investNowUrl: string) => Response.json({ error: 0, list: [{ investNowUrl }] });

describe('getInvestSection', () => {
  it('returns the picture and the paragraphs of each type, also when the text is not valid JSON', async () => {
    mockResponses(siteInfo('https://invest.example'));
    const { intro, pages, types, investNowUrl } = await getInvestSection(SIGNAL);
    expect([intro?.slug, pages[0]?.slug]).toEqual(['invest-with-us', 'investment-strategy']);
    expect(types.map(({ image, paragraphs }) => [image, paragraphs])).toEqual([
      ['/one.webp', ['First', 'Second']],
      ['/two.webp', []],
    ]);
    expect(investNowUrl).toBe('https://invest.example');
  });

  it.each([
    ['is not set', siteInfo('')],
    ['cannot be loaded', Response.json({ error: 1, message: 'Later.' }, { status: 503 })],
  ])('uses the form of this site when the address %s', async (_, site) => {
    mockResponses(site);
    expect((await getInvestSection(SIGNAL)).investNowUrl).toBe('/invest-now');
  });
});
