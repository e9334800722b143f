import { useTranslation } from '@phantom/mf-kit';
import { Banner, Container } from '@phantom/ui';
import { LoadError } from '../../../shared/load-error';

/** A project that could not be loaded. */
export function ProjectError() {
  const { t } = useTranslation();
  return (
    <>
      <Banner title={t('projects.title')} />
      <Container className="pp-section">
        <LoadError />
      </Container>
    </>
  );
}
