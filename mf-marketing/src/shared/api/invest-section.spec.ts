import { ApiError } from '@phantom/mf-kit';
import { mockApi, type ApiReply } from '@phantom/mf-kit/testing';
import { getInvestSection } from './invest-section';

const SIGNAL = new AbortController().signal;
const page = (name: string) => ({
  page: name,
  title: name,
  image: '/a.webp',
  caption: '',
  discription: '<p>a</p>',
  lang: 'en' as const,
  figures: [],
  next_step: null,
  related: null,
});
const TYPE = { lang: 'en' as const, figures: [], risk: '', next_step: null, related: null };
const invest: ApiReply<'get', '/api/auth/investwithusget'> = {
  intro: page('Invest With Us'),
  list: [page('Investment Strategy')],
  images: ['/one.webp', '/two.webp'],
  details: [
    { type: 'Acquisitions', title: 'Acquisitions', ...TYPE, text: '["First","Second",7]' },
    { type: 'Lending', title: 'Lending', ...TYPE, text: 'not JSON' },
  ],
};
const mockSite = (investNowUrl: string) =>
  mockApi('get', '/api/auth/siteinfo', { list: [{ investNowUrl }] } as ApiReply<
    'get',
    '/api/auth/siteinfo'
  >);

beforeEach(() => void mockApi('get', '/api/auth/investwithusget', invest));

describe('getInvestSection', () => {
  it('returns the picture and the paragraphs of each type, also when the text is not valid JSON', async () => {
    mockSite('https://invest.example');
    const { intro, pages, types, investNowUrl } = await getInvestSection(SIGNAL);
    expect([intro?.slug, pages[0]?.slug]).toEqual(['invest-with-us', 'investment-strategy']);
    expect(types.map(({ image, paragraphs }) => [image, paragraphs])).toEqual([
      ['/one.webp', ['First', 'Second']],
      ['/two.webp', []],
    ]);
    expect(investNowUrl).toBe('https://invest.example');
  });

  it.each([
    ['is not set', () => mockSite('')],
    ['cannot be loaded', () => mockSite('').mockRejectedValue(new ApiError('Later.', 503))],
  ])('uses the form of this site when the address %s', async (_, mock) => {
    mock();
    expect((await getInvestSection(SIGNAL)).investNowUrl).toBe('/invest-now');
  });
});
