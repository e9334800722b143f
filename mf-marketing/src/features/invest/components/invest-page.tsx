import { useLoaderData, useTranslation } from '@phantom/mf-kit';
import { EmptyState } from '@phantom/ui';
import { HtmlContent } from '../../../shared/html-content/html-content';
import { InvestLayout } from '../../../shared/invest-section/invest-layout';
import type { InvestPageData } from '../invest-page.loader';

/** Strategy, opportunities and criteria: a page that is its text. */
export function InvestPage() {
  const { pages, investNowUrl, page } = useLoaderData<InvestPageData>();
  const { title, html, image, slug, lang } = page;
  const { t } = useTranslation();
  return (
    <InvestLayout
      pages={pages}
      investNowUrl={investNowUrl}
      title={title}
      lang={lang}
      image={image}
      current={slug}
    >
      {html ? (
        <HtmlContent html={html} lang={lang} variant="chapters" />
      ) : (
        <EmptyState title={t('noText')} />
      )}
    </InvestLayout>
  );
}
