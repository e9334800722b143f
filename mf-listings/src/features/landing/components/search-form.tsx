import { createSearchParams, sitePath, useNavigate, useTranslation } from '@phantom/mf-kit';
import { Button } from '@phantom/ui';
import type { FormEvent } from 'react';
import { MAX_WORDS_LENGTH } from '../../../shared/search/read-value';
import { BOROUGHS, type ListingTab } from '../../../shared/sections';
import { useWordsField } from '../hooks/use-words-field';
import styles from './search-form.module.css';

interface Props {
  tab: ListingTab;
  /** What was looked for, and is no place that we know. */
  unknownPlace: string | null;
}

/** The short way to homes: a place, or words, and where. Its address leads on; without scripts the browser goes there. */
export function SearchForm({ tab, unknownPlace }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const field = useWordsField(unknownPlace);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = [...new FormData(event.currentTarget)].map(([name, value]) => [
      name,
      String(value),
    ]);
    void navigate(`/listings?${createSearchParams(fields as [string, string][])}`);
  };
  return (
    <form
      role="search"
      aria-label={t(`landing.search.label.${tab}`)}
      className={styles.form}
      method="get"
      action={sitePath('/listings')}
      onSubmit={submit}
    >
      <input type="hidden" name="tab" value={tab} />
      <div className={styles.words}>
        <label className="form-label" htmlFor="listing-words">
          {t('search.words')}
        </label>
        <input
          ref={field}
          id="listing-words"
          className="form-control"
          type="search"
          name="q"
          maxLength={MAX_WORDS_LENGTH}
          defaultValue={unknownPlace ?? ''}
          autoComplete="off"
          spellCheck={false}
          aria-invalid={unknownPlace !== null}
          aria-describedby={unknownPlace === null ? undefined : 'listing-words-unknown'}
        />
      </div>
      <div className={styles.where}>
        <label className="form-label" htmlFor="listing-where">
          {t('landing.search.where')}
        </label>
        <select id="listing-where" className="form-select" name="location" defaultValue="">
          <option value="">{t('landing.search.anywhere')}</option>
          {BOROUGHS.map((borough) => (
            <option key={borough} value={borough}>
              {t(`boroughs.${borough}`)}
            </option>
          ))}
        </select>
      </div>
      <Button type="submit" className={styles.send}>
        {t('landing.search.send')}
      </Button>
      {unknownPlace !== null && (
        <p id="listing-words-unknown" role="alert" className={styles.unknown}>
          {t('landing.search.unknown', { words: unknownPlace })}
        </p>
      )}
    </form>
  );
}
