import type { SubscriptionsOptions } from '@phantom/subscriptions';
import { NEWSLETTER_LIST } from './newsletter-mail.service.js';
import { NewsletterTexts } from './newsletter-texts.service.js';

/** What visitors can subscribe to at this service. */
export const SUBSCRIPTIONS: SubscriptionsOptions = {
  lists: [
    {
      name: NEWSLETTER_LIST,
      label: {
        en: 'Newsletter',
        de: 'Newsletter',
        it: 'Newsletter',
        ru: 'Рассылка',
        es: 'Boletín',
      },
    },
  ],
  texts: NewsletterTexts,
};
