import { useTranslation, type TFunction } from '@phantom/mf-kit';
import { INVEST_PATH } from '../api/invest-section';
import { SectionLayout, type SectionLayoutProps } from './section-layout';

/** @param title of the first page of the section, if it has loaded */
export const investBreadcrumb = (title: string | undefined, t: TFunction) => ({
  name: title ?? t('invest.section'),
  path: INVEST_PATH,
});

interface InvestLayoutProps extends Omit<SectionLayoutProps, 'section' | 'links'> {
  investNowUrl: string;
}

/** A page about investing: banner, content, and a menu of the section that ends with `invest now`. */
export function InvestLayout({ investNowUrl, ...page }: InvestLayoutProps) {
  const { t } = useTranslation();
  const investNow = { href: investNowUrl, title: t('invest.now') };
  return <SectionLayout {...page} section={t('invest.section')} links={[investNow]} />;
}
