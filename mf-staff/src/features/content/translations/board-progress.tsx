import { Link, useFormat, useTranslation } from '@phantom/mf-kit';
import { useListAddress } from '../../../shared/list/use-list-address';
import type { TargetLanguage } from '../api/translations';
import { TARGETS } from './board-query';
import type { BoardData } from './board.loader';
import styles from './board.module.css';

type Progress = BoardData['progress'];

/** How far each language is, and each type in the chosen one. */
export function BoardProgress({ board }: { board: BoardData }) {
  const { t } = useTranslation();
  const { pathFor } = useListAddress();
  const { progress, types, query } = board;
  const { language } = query;
  return (
    <div className={styles.progress}>
      <ul className={styles.languages} aria-label={t('translations.byLanguage')}>
        {TARGETS.map((each) => (
          <li key={each}>
            <Link
              to={pathFor({ language: each })}
              className={styles.language}
              aria-current={each === language || undefined}
              preventScrollReset
            >
              {t(`content.languages.${each}`)}
              <Bar counts={countsOf(progress, each)} />
            </Link>
          </li>
        ))}
      </ul>
      <details className={styles.byType}>
        <summary>
          {t('translations.byType', { language: t(`content.languages.${language}`) })}
        </summary>
        <ul>
          {types.map(({ service, type: { name, label } }) => (
            <li key={name}>
              <Link to={pathFor({ type: `${service}/${name}` })} preventScrollReset>
                {label}
              </Link>
              <Bar counts={countsOf(progress, language, name)} />
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}

interface Counts {
  done: number;
  inWork: number;
  total: number;
}

function countsOf(progress: Progress, language: TargetLanguage, type?: string): Counts {
  const own = progress.filter(
    (each) => each.language === language && (type === undefined || each.type === type),
  );
  const sum = (rows: Progress) => rows.reduce((total, { count }) => total + count, 0);
  return {
    done: sum(own.filter(({ state }) => state === 'done')),
    inWork: sum(own.filter(({ state }) => state === 'in-work')),
    total: sum(own.filter(({ state }) => state !== 'empty')),
  };
}

function Bar({ counts: { done, inWork, total } }: { counts: Counts }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  if (total === 0) return <span className={styles.count}>{t('translations.states.empty')}</span>;
  const share = (count: number) => `${total === 0 ? 0 : (count / total) * 100}%`;
  return (
    <span className={styles.bar}>
      <span className={styles.track} aria-hidden="true">
        <span className={styles.done} style={{ width: share(done) }} />
        <span className={styles.work} style={{ width: share(inWork) }} />
      </span>
      <span className={styles.count}>
        {t('translations.progress', { done: number(done), total: number(total) })}
      </span>
    </span>
  );
}
