import { useTranslation } from '@phantom/mf-kit';
import { EmptyState } from '@phantom/ui';
import type { ReactNode } from 'react';
import type { InvestSection } from '../../shared/api/invest-section';
import type { ContentPage } from '../../shared/content-page';
import { HtmlContent } from '../../shared/html-content/html-content';
import { InvestLayout } from '../../shared/section/invest-layout';

interface InvestPageProps extends Pick<InvestSection, 'pages' | 'investNowUrl'> {
  page: ContentPage;
  /** Shows above the text. */
  children?: ReactNode;
}

/** A page of the section with its text. */
export function InvestPage({ pages, investNowUrl, page, children }: InvestPageProps) {
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
      page={page}
    >
      {children}
      {html ? (
        <HtmlContent html={html} lang={lang} variant="chapters" />
      ) : (
        <EmptyState title={t('noText')} />
      )}
    </InvestLayout>
  );
}
