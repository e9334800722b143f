import { useTranslation } from '@phantom/mf-kit';
import type { ReactNode } from 'react';
import { SectionLayout } from '../section-layout/section-layout';
import type { SectionPage } from '../section-layout/section-menu';

interface InvestLayoutProps {
  pages: SectionPage[];
  /** Where `invest now` leads. */
  investNowUrl: string;
  title: string;
  /** The language of the title, where it is not the visitor's. */
  lang?: string;
  image?: string;
  /** The slug of this page. */
  current: string;
  children: ReactNode;
}

/** A page about investing: its banner and content among its siblings, the last of which is the form. */
export function InvestLayout({ pages, investNowUrl, ...page }: InvestLayoutProps) {
  const { t } = useTranslation();
  const investNow = { href: investNowUrl, title: t('invest.now') };
  return (
    <SectionLayout {...page} section={t('invest.section')} pages={pages} links={[investNow]} />
  );
}
