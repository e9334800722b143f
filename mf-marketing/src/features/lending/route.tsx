import {
  COMPANY,
  data,
  sitePath,
  useLoaderData,
  useTranslation,
  type HandleOf,
  type LoaderFunctionArgs,
} from '@phantom/mf-kit';
import { on } from '@phantom/mf-kit/events';
import { Container, EmptyState } from '@phantom/ui';
import { useEffect, useState } from 'react';
import { contentHead } from '../../shared/content-route';
import { NextStep } from '../../shared/section/next-step';
import { PageBanner } from '../../shared/section/page-banner';
import { HtmlContent } from '../../shared/html-content/html-content';
import { settle } from '../../shared/settle';
import { getLending, getLendingTerms } from './api';
import { Terms } from './terms';
import { ToolsPanel } from './tools-panel';

/** The page also shows without its terms. @throws a 404 response when the company has no page about lending */
export async function loader({ request }: LoaderFunctionArgs) {
  const [page, terms] = await Promise.all([
    getLending(request.signal),
    settle(getLendingTerms(request.signal)),
  ]);
  if (!page) throw data(null, { status: 404 });
  return { page, terms: terms.data ?? [] };
}

export const handle: HandleOf<typeof loader> = {
  head: ({ page }) => {
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
  },
};

export { LendingPage as Component };

function LendingPage() {
  const { page, terms } = useLoaderData<typeof loader>();
  const { html, lang } = page;
  const { t } = useTranslation();
  return (
    <>
      <PageBanner {...page} />
      <Container>
        <Terms terms={terms} />
      </Container>
      <Container className="pp-section">
        {html ? (
          <HtmlContent html={html} lang={lang} variant="chapters" />
        ) : (
          <EmptyState title={t('noText')} />
        )}
      </Container>
      <FavouritesHint />
      <ToolsPanel />
      <NextStep {...page} />
    </>
  );
}

/** Offers financing to visitors with favourites. Shows nothing until mf-listings reports some. */
function FavouritesHint() {
  const { t } = useTranslation();
  const [count, setCount] = useState(0);
  useEffect(() => on('favourites-changed', (favourites) => setCount(favourites.count)), []);
  if (count === 0) return null;
  return (
    <Container>
      <p>
        {t('lending.saved', { count })} <a href={sitePath('/contact')}>{t('lending.ask')}</a>
      </p>
    </Container>
  );
}
