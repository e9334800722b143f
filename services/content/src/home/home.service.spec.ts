import type { PublishedContent } from '@phantom/content-editing';
import { HomeService } from './home.service.js';
import { HOME_SLIDE } from './home.type.js';

const slides = [{ values: { image: { src: '/pictures/heroes/one/1920.webp' } } }];
const messages = [
  { number: 7, lang: 'de', values: { title: 'Eine Stadt', description: 'Zwanzig Jahre' } },
  { number: 8, lang: 'en', values: { title: 'Only English', description: 'So far' } },
];

const content = {
  list: (type: unknown) => Promise.resolve(type === HOME_SLIDE ? slides : messages),
} as unknown as PublishedContent;

describe('HomeService', () => {
  const home = new HomeService(content);

  it('returns title and desc in the order of the list, with the language of each text', async () => {
    expect(await home.read('de')).toEqual({
      error: 0,
      slider: ['/pictures/heroes/one/1920.webp'],
      list: [
        { id: 7, title: 'Eine Stadt', desc: 'Zwanzig Jahre', lang: 'de' },
        { id: 8, title: 'Only English', desc: 'So far', lang: 'en' },
      ],
      title: ['Eine Stadt', 'Only English'],
      desc: ['Zwanzig Jahre', 'So far'],
    });
  });
});
