import { useTranslation } from '@phantom/mf-kit';
import { Container, LoadingCards } from '@phantom/ui';
import { PortfolioBanner } from './portfolio-banner';

/** The portfolio on its way. */
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
