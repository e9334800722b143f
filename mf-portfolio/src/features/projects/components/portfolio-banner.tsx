import { useTranslation } from '@phantom/mf-kit';
import { Banner } from '@phantom/ui';

const PICTURE = '/pictures/heroes/portfolio/1920.webp';

/** The head of the portfolio, the same while its projects load, fail or show. */
export function PortfolioBanner() {
  const { t } = useTranslation();
  return (
    <Banner title={t('projects.title')} src={PICTURE}>
      <p className="lead">{t('projects.lead')}</p>
    </Banner>
  );
}
