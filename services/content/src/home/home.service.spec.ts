import type { Repository } from 'typeorm';
import type { HomeMessage, HomeSlide } from './home.entity.js';
import { HomeService } from './home.service.js';

const slides = [{ image: '/pictures/heroes/one/1920.webp' }] as HomeSlide[];
const messages = [
  {
    id: 7,
    texts: [
      { lang: 'en', title: 'One city', description: 'Twenty years' },
      { lang: 'de', title: 'Eine Stadt', description: 'Zwanzig Jahre' },
    ],
  },
  { id: 8, texts: [{ lang: 'en', title: 'Only English', description: 'So far' }] },
] as HomeMessage[];

const repositoryOf = <Row extends object>(rows: Row[]) =>
  ({ find: () => Promise.resolve(rows) }) as unknown as Repository<Row>;

describe('HomeService', () => {
  const home = new HomeService(repositoryOf(slides), repositoryOf(messages));

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
