import { createSearchParams, sitePath, useNavigate, useTranslation } from '@phantom/mf-kit';
import { Button } from '@phantom/ui';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { SearchBox } from '../../../shared/search-box/search-box';
import { plainSearch } from '../../../shared/search/search';
import { BOROUGHS, parseBorough, type ListingTab } from '../../../shared/sections';
import styles from './search-form.module.css';

interface Props {
  tab: ListingTab;
  /** What was looked for, and means nothing that we know. */
  unknownWords: string | null;
}

/** The short way to homes: a place, or words, and where. Its address leads on; without scripts the browser goes there. */
export function SearchForm({ tab, unknownWords }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const field = useFocusOnUnknown(unknownWords);
  const [where, setWhere] = useState('');
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
        <SearchBox
          ref={field}
          id="listing-words"
          search={{ ...plainSearch(tab, parseBorough(where)), q: unknownWords ?? undefined }}
          errorId={unknownWords === null ? undefined : 'listing-words-unknown'}
        />
      </div>
      <div className={styles.where}>
        <label className="form-label" htmlFor="listing-where">
          {t('landing.search.where')}
        </label>
        <select
          id="listing-where"
          className="form-select"
          name="location"
          value={where}
          onChange={({ target }) => setWhere(target.value)}
        >
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
      {unknownWords !== null && (
        <p id="listing-words-unknown" role="alert" className={styles.unknown}>
          {t('landing.search.unknown', { words: unknownWords })}
        </p>
      )}
    </form>
  );
}

/** The field takes the focus where what its form asked for is unknown. */
const useFocusOnUnknown = (unknownWords: string | null) => {
  const field = useRef<HTMLInputElement>(null);
  const before = useRef(unknownWords);
  useEffect(() => {
    if (before.current === unknownWords) return;
    before.current = unknownWords;
    const input = field.current;
    if (unknownWords !== null && input?.form?.contains(document.activeElement)) input.focus();
  }, [unknownWords]);
  return field;
};
