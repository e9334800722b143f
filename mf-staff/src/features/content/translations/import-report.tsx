import { useTranslation } from '@phantom/mf-kit';
import type { XliffResult } from '../api/translations';
import styles from './xliff.module.css';

/** What became of one file. */
export interface ImportedFile {
  name: string;
  /** Why nothing of it was read. */
  problem?: string;
  results: XliffResult[];
}

/** Entries that an import saved or refused; those without news are counted. */
export function ImportReport({ files }: { files: ImportedFile[] }) {
  const { t } = useTranslation();
  const hasDrafts = files.some(({ results }) => results.some(({ taken }) => taken.length > 0));
  return (
    <>
      {hasDrafts && <p>{t('translations.import.drafts')}</p>}
      {files.map(({ name, problem, results }) => {
        const news = results.filter(({ taken, refused }) => taken.length + refused.length > 0);
        return (
          <section key={name} className={styles.file}>
            <h3>{name}</h3>
            {problem && (
              <p role="alert" className="alert alert-danger">
                {problem}
              </p>
            )}
            <ul>
              {news.map((result) => (
                <Result key={result.original} result={result} />
              ))}
            </ul>
            {!problem && results.length > news.length && (
              <p className={styles.same}>
                {t('translations.import.same', { count: results.length - news.length })}
              </p>
            )}
          </section>
        );
      })}
    </>
  );
}

function Result({ result }: { result: XliffResult }) {
  const { t, i18n } = useTranslation();
  const { original, title, taken, outdated, refused } = result;
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' });
  return (
    <li>
      <strong>{title || original}</strong>
      {taken.length > 0 && <p>{t('translations.import.taken', { fields: list.format(taken) })}</p>}
      {outdated.length > 0 && (
        <p>{t('translations.import.outdated', { fields: list.format(outdated) })}</p>
      )}
      {refused.map(({ field, unit, message }) => (
        <p key={`${field} ${unit} ${message}`} className={styles.refused}>
          {t('translations.import.refused', { field: field ?? title })} {message}
        </p>
      ))}
    </li>
  );
}
