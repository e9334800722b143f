import {
  COMPANY,
  useLoaderData,
  useTranslation,
  type HandleOf,
  type LoaderFunctionArgs,
} from '@phantom/mf-kit';
import { Container } from '@phantom/ui';
import { LoadError } from '../../../shared/load-error';
import { settle } from '../../../shared/settle';
import { getBusinessInfo, getHomeContent, getProjects } from '../api/home';
import { BoroughLinks } from './borough-links';
import { BusinessInfoSection } from './business-info-section';
import { Hero } from './hero';
import { SelectedProjects } from './selected-projects';

/** How long the page waits for the projects, which another service provides. */
const PROJECTS_TIMEOUT_MS = 2000;

/** Loads all parts of the home page. Each part can fail alone. */
export async function loader({ request: { signal } }: LoaderFunctionArgs) {
  const [content, business, projects] = await Promise.all([
    settle(getHomeContent(signal)),
    settle(getBusinessInfo(signal)),
    getProjects(AbortSignal.timeout(PROJECTS_TIMEOUT_MS)).catch(() => []),
  ]);
  return { content, business, projects };
}

export const handle: HandleOf<typeof loader> = {
  head: (_data, t) => ({
    title: t('home.title'),
    description: t('home.description'),
    canonical: '/',
    structuredData: ({ canonical, language }) => [
      { '@type': 'WebSite', name: COMPANY, url: canonical, inLanguage: language },
    ],
  }),
};

export { HomePage as Component };

function HomePage() {
  const { content, business, projects } = useLoaderData<typeof loader>();
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
