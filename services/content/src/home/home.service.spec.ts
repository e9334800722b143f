import type { Repository } from 'typeorm';
import type { HomeMessage } from './home-message.entity.js';
import type { HomeSlide } from './home-slide.entity.js';
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

const finding = <Row extends object>(rows: Row[]) =>
  ({ find: () => Promise.resolve(rows) }) as unknown as Repository<Row>;

describe('HomeService', () => {
  const home = new HomeService(finding(slides), finding(messages));

  it('keeps title and desc in step and marks the language of each text', async () => {
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
