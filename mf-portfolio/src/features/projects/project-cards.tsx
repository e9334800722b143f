import { Link, useTranslation } from '@phantom/mf-kit';
import { Picture } from '@phantom/ui';
import type { Project } from './api';
import { nameOf } from './project-filters';
import styles from './projects.module.css';

/** In this order, no two neighbouring cards have the same composition. */
const COMPOSITIONS = ['wide', 'above', 'below', 'wideRight', 'below', 'above'] as const;

/** The last card fills its row where it would stand alone in one of two columns. */
const ALONE: Partial<Record<number, (typeof COMPOSITIONS)[number]>> = { 1: 'wideRight', 4: 'wide' };

const compositionOf = (index: number, count: number) => {
  const place = index % COMPOSITIONS.length;
  const alone = index === count - 1 ? ALONE[place] : undefined;
  return alone ?? COMPOSITIONS[place] ?? 'above';
};

const SIZES = '(min-width: 1200px) 420px, (min-width: 768px) 50vw, 100vw';

interface ProjectCardsProps {
  projects: Project[];
  /** The project under the pointer, in the list or on the map. */
  pointed: number | null;
  onPoint: (id: number | null) => void;
}

export function ProjectCards({ projects, pointed, onPoint }: ProjectCardsProps) {
  const { t } = useTranslation();
  return (
    <ul className={styles.cards} aria-label={t('projects.list')}>
      {projects.map((project, index) => (
        <li
          key={project.id}
          className={styles[compositionOf(index, projects.length)]}
          data-pointed={project.id === pointed || undefined}
          onPointerEnter={() => onPoint(project.id)}
          onPointerLeave={() => onPoint(null)}
          onFocus={() => onPoint(project.id)}
          onBlur={() => onPoint(null)}
        >
          <ProjectCard {...project} />
        </li>
      ))}
    </ul>
  );
}

function ProjectCard(project: Project) {
  const { id, image, address1, address2, category, asset_type, acquired_on } = project;
  const { size, teaser, lang } = project;
  const { t } = useTranslation();
  return (
    <Link className={styles.card} to={`/singleportfolio/${id}`}>
      <Picture className={styles.picture} src={image.src} alt="" sizes={SIZES} />
      <span className={styles.body}>
        <span className={styles.meta}>
          {category ? nameOf('type', category, t) : <span lang="en">{asset_type}</span>}
          <span>{acquired_on.slice(0, 4)}</span>
        </span>
        <h2 className={styles.name}>{address1}</h2>
        <span className={styles.place}>{address2}</span>
        {teaser && (
          <span className={styles.teaser} lang={lang}>
            {teaser}
          </span>
        )}
        <span className={styles.size} lang="en">
          {size}
        </span>
      </span>
    </Link>
  );
}
