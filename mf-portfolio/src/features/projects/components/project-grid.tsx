import { useTranslation } from '@phantom/mf-kit';
import { EmptyState } from '@phantom/ui';
import type { Project } from '../api/get-projects';
import { ProjectCard } from './project-card';

/** The cards of one tab. */
export function ProjectGrid({ projects }: { projects: Project[] }) {
  const { t } = useTranslation();
  if (projects.length === 0) return <EmptyState title={t('projects.empty')} />;
  return (
    <div className="pp-card-grid">
      {projects.map((project) => (
        <ProjectCard key={project.id} {...project} />
      ))}
    </div>
  );
}
