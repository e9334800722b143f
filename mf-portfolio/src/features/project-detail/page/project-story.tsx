import { useTranslation } from '@phantom/mf-kit';
import type { Project } from '../api/project';
import styles from './project-page.module.css';

/** The key figures in large type. */
export function KeyFigures({ figures, lang }: Pick<Project, 'figures' | 'lang'>) {
  const { t } = useTranslation();
  if (figures.length === 0) return null;
  return (
    <section aria-label={t('detail.figures')}>
      <dl className={`pp-figures ${styles.figures}`} lang={lang}>
        {figures.map(({ figure, meaning }) => (
          <div key={meaning}>
            <dt>{meaning}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The chapters, as employees wrote them. The service has sanitized them. */
export function Story({ story, teaser, lang }: Pick<Project, 'story' | 'teaser' | 'lang'>) {
  const { t } = useTranslation();
  if (!story && !teaser) return null;
  return (
    <section aria-label={t('detail.story')} lang={lang}>
      {teaser && <p className={`h3 ${styles.teaser}`}>{teaser}</p>}
      {story && <div className="pp-prose" dangerouslySetInnerHTML={{ __html: story }} />}
    </section>
  );
}

/** What happened when. */
export function Timeline({ timeline, lang }: Pick<Project, 'timeline' | 'lang'>) {
  const { t } = useTranslation();
  if (timeline.length === 0) return null;
  return (
    <section aria-labelledby="timeline">
      <h2 id="timeline">{t('detail.timeline')}</h2>
      <ol className={`pp-timeline ${styles.timeline}`} lang={lang}>
        {timeline.map(({ year, event }) => (
          <li key={`${year} ${event}`}>
            <strong>{year}</strong>
            <span>{event}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
