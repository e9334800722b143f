import { useLoaderData, useTranslation } from '@phantom/mf-kit';
import { Container } from '@phantom/ui';
import { LoadError } from '../../../shared/load-error';
import type { HomeData } from '../home.loader';
import { BoroughLinks } from './borough-links';
import { BusinessInfoSection } from './business-info-section';
import { Hero } from './hero';
import { SelectedProjects } from './selected-projects';

/** The home page. */
export function HomePage() {
  const { content, business, projects } = useLoaderData<HomeData>();
  const { t } = useTranslation();
  return (
    <>
      <h1 className="visually-hidden">{t('home.heading')}</h1>
      {content.failure ? (
        <Container className="pp-section">
          <LoadError failure={content.failure} />
        </Container>
      ) : (
        <Hero {...content.data} />
      )}
      <BusinessInfoSection business={business} />
      <BoroughLinks />
      <SelectedProjects projects={projects} />
    </>
  );
}
