import { useTranslation } from '@phantom/mf-kit';
import type { ReactNode } from 'react';
import { SectionLayout, type SectionPage } from './section-layout';

interface InvestLayoutProps {
  pages: SectionPage[];
  /** The address of `invest now`. */
  investNowUrl: string;
  title: string;
  /** The language of the title, if it is not the language of the visitor. */
  lang?: string;
  image?: string;
  /** The slug of this page. */
  current: string;
  children: ReactNode;
}

/** A page about investing: banner, content, and a menu of the section that ends with `invest now`. */
export function InvestLayout({ pages, investNowUrl, ...page }: InvestLayoutProps) {
  const { t } = useTranslation();
  const investNow = { href: investNowUrl, title: t('invest.now') };
  return (
    <SectionLayout {...page} section={t('invest.section')} pages={pages} links={[investNow]} />
  );
}
