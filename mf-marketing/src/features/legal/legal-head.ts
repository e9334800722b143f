import { type PageHead } from '@phantom/mf-kit';
import { contentHead } from '../../shared/content/content-head';
import type { LegalPage } from './api/get-legal-pages';

/** The head of a legal page. */
export function legalHead({ page }: { page: LegalPage }): PageHead {
  const head = contentHead(page);
  return {
    ...head,
    structuredData: ({ canonical, file }) => [
      {
        '@type': 'WebPage',
        name: page.title,
        description: head.description,
        url: canonical,
        inLanguage: page.lang,
        publisher: { '@id': file('/#organization') },
      },
    ],
  };
}
