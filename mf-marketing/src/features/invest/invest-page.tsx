import { useTranslation } from '@phantom/mf-kit';
import { EmptyState } from '@phantom/ui';
import type { ReactNode } from 'react';
import type { InvestSection } from '../../shared/api/invest-section';
import { HtmlContent } from '../../shared/html-content/html-content';
import { InvestLayout } from '../../shared/section/invest-layout';
import { Figures } from './offerings/offering-facts';

interface InvestPageProps extends Pick<InvestSection, 'pages' | 'investNowUrl'> {
  page: InvestSection['pages'][number];
  /** Shows above the text. */
  children?: ReactNode;
}

/** A page of the section with its text. */
export function InvestPage({ pages, investNowUrl, page, children }: InvestPageProps) {
  const { t } = useTranslation();
  return (
    <InvestLayout {...page} pages={pages} investNowUrl={investNowUrl}>
      {children}
      <Figures {...page} />
      {page.html ? (
        <HtmlContent html={page.html} lang={page.lang} variant="chapters" />
      ) : (
        <EmptyState title={t('noText')} />
      )}
    </InvestLayout>
  );
}
