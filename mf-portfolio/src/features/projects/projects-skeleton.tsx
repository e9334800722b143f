import { useTranslation } from '@phantom/mf-kit';
import { Banner, Container, LoadingCards } from '@phantom/ui';

export const BANNER_IMAGE = '/pictures/heroes/portfolio/1920.webp';

/** The banner of the portfolio. It is the same while the projects load, when they fail and when they show. */
export function PortfolioBanner() {
  const { t } = useTranslation();
  return (
    <Banner title={t('projects.title')} src={BANNER_IMAGE}>
      <p className="lead">{t('projects.lead')}</p>
    </Banner>
  );
}

export function ProjectsSkeleton() {
  const { t } = useTranslation();
  return (
    <>
      <PortfolioBanner />
      <Container className="pp-section">
        <LoadingCards label={t('loading')} />
      </Container>
    </>
  );
}
