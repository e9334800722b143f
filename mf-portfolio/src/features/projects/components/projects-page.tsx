import { sitePath, useLoaderData, useSearchParams, useTranslation } from '@phantom/mf-kit';
import { Container, Tabs } from '@phantom/ui';
import type { Projects } from '../api/get-projects';
import { PortfolioBanner } from './portfolio-banner';
import { ProjectGrid } from './project-grid';

const TABS = ['completed', 'current'] as const;
type Tab = (typeof TABS)[number];

const hrefOf = (tab: Tab) => sitePath(tab === 'completed' ? '/portfolio' : `/portfolio?tab=${tab}`);

/** Completed projects and the current portfolio, each behind its tab. */
export function ProjectsPage() {
  const projects = useLoaderData<Projects>();
  const [query, setQuery] = useSearchParams();
  const { t } = useTranslation();
  const active = TABS.find((tab) => tab === query.get('tab')) ?? 'completed';
  const open = (tab: Tab) =>
    setQuery(tab === 'completed' ? {} : { tab }, { preventScrollReset: true });
  return (
    <>
      <PortfolioBanner />
      <Container className="pp-section">
        <Tabs
          label={t('projects.tabs.label')}
          tabs={TABS.map((key) => ({ key, label: t(`projects.tabs.${key}`), href: hrefOf(key) }))}
          active={active}
          onSelect={open}
        >
          <ProjectGrid projects={projects[active]} />
        </Tabs>
      </Container>
    </>
  );
}
