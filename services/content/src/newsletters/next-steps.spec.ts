import { type NextStepValues, toNextSteps } from './next-steps.js';
import type { PublishedNewsletter } from './newsletter.mapper.js';

const newsletters = [
  { id: 70, number: 7, values: { title: 'Rents in the third quarter' }, lang: 'en' },
] as PublishedNewsletter[];

const steps = (values: Partial<NextStepValues>) =>
  toNextSteps(
    { nextStepText: '', nextStepUrl: null, relatedNewsletter: null, ...values },
    'de',
    newsletters,
  );

describe('toNextSteps', () => {
  it('returns a link in the language of the entry, and one in that of the newsletter', () => {
    const values = { nextStepText: 'Anfragen', nextStepUrl: '/lending', relatedNewsletter: 70 };

    expect(steps(values)).toEqual({
      next_step: { text: 'Anfragen', href: '/lending', lang: 'de' },
      related: { text: 'Rents in the third quarter', href: '/single-news-letter/7', lang: 'en' },
    });
  });

  it('returns null without an address, and for a newsletter that is not published', () => {
    expect(steps({ nextStepText: 'Anfragen', relatedNewsletter: 71 })).toEqual({
      next_step: null,
      related: null,
    });
  });
});
