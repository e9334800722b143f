import { useTranslation } from '@phantom/mf-kit';
import { SectionLayout, type SectionLayoutProps } from './section-layout';

interface InvestLayoutProps extends Omit<SectionLayoutProps, 'section' | 'links'> {
  investNowUrl: string;
}

/** A page about investing: banner, content, and a menu of the section that ends with `invest now`. */
export function InvestLayout({ investNowUrl, ...page }: InvestLayoutProps) {
  const { t } = useTranslation();
  const investNow = { href: investNowUrl, title: t('invest.now') };
  return <SectionLayout {...page} section={t('invest.section')} links={[investNow]} />;
}
