import {
  Link,
  sitePath,
  useLoaderData,
  useNavigate,
  useSearchParams,
  useTranslation,
  type HandleOf,
  type LoaderFunctionArgs,
} from '@phantom/mf-kit';
import { Container, EmptyState, Tabs } from '@phantom/ui';
import { useState } from 'react';
import { LoadError } from '../../shared/load-error';
import { getProjects, type Project } from './api';
import { MapPanel } from './map-panel';
import { ProjectCards } from './project-cards';
import {
  countIn,
  FACETS,
  filterOf,
  found,
  queryOf,
  TABS,
  type ProjectFilter,
} from './project-filter';
import { ProjectFilters } from './project-filters';
import { BANNER_IMAGE, PortfolioBanner } from './projects-skeleton';
import styles from './projects.module.css';

export function loader({ request }: LoaderFunctionArgs) {
  return getProjects(request.signal);
}

export const handle: HandleOf<typeof loader> = {
  head: (projects, t) => {
    const title = t('projects.title');
    const description = t('projects.lead');
    return {
      title,
      description,
      image: { url: BANNER_IMAGE, alt: title },
      breadcrumbs: [{ name: title, path: '/portfolio' }],
      structuredData: ({ canonical, language, page, file }) => [
        {
          '@type': 'CollectionPage',
          name: title,
          description,
          url: canonical,
          inLanguage: language,
          mainEntity: {
            '@type': 'ItemList',
            itemListElement: projects.map((project, index) => ({
              '@type': 'ListItem' as const,
              position: index + 1,
              name: `${project.address1}, ${project.address2}`,
              url: page(`/singleportfolio/${project.id}`),
              image: file(project.image.src),
            })),
          },
        },
      ],
    };
  },
};

export { ProjectsError as ErrorBoundary, ProjectsPage as Component };

function ProjectsPage() {
  const projects = useLoaderData<typeof loader>();
  const [query, setQuery] = useSearchParams();
  const { t } = useTranslation();
  const filter = filterOf(query);
  const show = (next: URLSearchParams) => setQuery(next, { preventScrollReset: true });
  return (
    <>
      <PortfolioBanner />
      <Container className="pp-section">
        <Tabs
          label={t('projects.tabs.label')}
          tabs={TABS.map((key) => ({
            key,
            label: (
              <>
                {t(`projects.tabs.${key}`)}
                <span className={styles.count} data-count={countIn(key, projects, filter)} />
              </>
            ),
            href: hrefOf({ ...filter, tab: key }),
          }))}
          active={filter.tab}
          onSelect={(tab) => show(queryOf({ ...filter, tab }))}
        >
          <ProjectFilters projects={projects} filter={filter} onChange={show} />
          <Found projects={found(projects, filter)} filter={filter} />
        </Tabs>
      </Container>
    </>
  );
}

const hrefOf = (filter: ProjectFilter) => {
  const query = queryOf(filter).toString();
  return sitePath(query ? `/portfolio?${query}` : '/portfolio');
};

/** The number of found projects, the list, and beside it the map. */
function Found({ projects, filter }: { projects: Project[]; filter: ProjectFilter }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [pointed, setPointed] = useState<number | null>(null);
  const isFiltered = FACETS.some((facet) => filter[facet] !== null);
  const everything = { ...filter, type: null, borough: null, year: null };
  const reset = `?${queryOf(everything).toString()}`;
  if (projects.length === 0) {
    return (
      <EmptyState title={t(isFiltered ? 'projects.noMatch' : 'projects.empty')}>
        {isFiltered && (
          <Link className="btn btn-outline-primary" to={reset} preventScrollReset>
            {t('projects.filters.reset')}
          </Link>
        )}
      </EmptyState>
    );
  }
  return (
    <>
      <div className={styles.found}>
        <p id="projects-found" role="status">
          {t('projects.found', { count: projects.length })}
        </p>
        {isFiltered && (
          <Link to={reset} preventScrollReset>
            {t('projects.filters.reset')}
          </Link>
        )}
      </div>
      <div className={styles.layout}>
        <ProjectCards projects={projects} pointed={pointed} onPoint={setPointed} />
        <MapPanel
          projects={projects}
          pointed={pointed}
          onPoint={setPointed}
          onSelect={(id) => void navigate(`/singleportfolio/${id}`)}
        />
      </div>
    </>
  );
}

function ProjectsError() {
  return (
    <>
      <PortfolioBanner />
      <Container className="pp-section">
        <LoadError />
      </Container>
    </>
  );
}
