import { COMPANY, type PageHead } from '@phantom/mf-kit';
import { contentHead } from '../../shared/content/content-head';
import type { ContentPage } from '../../shared/content/content-page';

/** The head of the page about lending: a service of the company. */
export function lendingHead(page: ContentPage): PageHead {
  const head = contentHead(page);
  return {
    ...head,
    structuredData: ({ canonical, file }) => [
      {
        '@type': 'Service',
        serviceType: 'Real estate lending',
        name: page.title,
        description: head.description,
        url: canonical,
        areaServed: { '@type': 'City', name: 'New York' },
        provider: {
          '@type': 'FinancialService',
          '@id': file('/#organization'),
          name: COMPANY,
          url: file('/'),
        },
      },
    ],
  };
}
