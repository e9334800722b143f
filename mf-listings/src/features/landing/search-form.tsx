import { createSearchParams, sitePath, useNavigate, useTranslation } from '@phantom/mf-kit';
import { Button } from '@phantom/ui';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { BOROUGHS, parseBorough, type ListingType } from '../../shared/listing-types';
import { SearchBox } from '../../shared/search-box/search-box';
import { plainSearch } from '../../shared/search/search';
import styles from './search-form.module.css';

interface Props {
  listingType: ListingType;
  /** The words of the last search, when they have no known meaning. */
  unknownWords: string | null;
}

/** Searches for a place or words in a borough. Without JavaScript the browser sends the form itself. */
export function SearchForm({ listingType, unknownWords }: Props) {
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
      aria-label={t(`landing.search.label.${listingType}`)}
      className={styles.form}
      method="get"
      action={sitePath('/listings')}
      onSubmit={submit}
    >
      <input type="hidden" name="tab" value={listingType} />
      <div className={styles.words}>
        <label className="form-label" htmlFor="listing-words">
          {t('search.words')}
        </label>
        <SearchBox
          ref={field}
          id="listing-words"
          search={{
            ...plainSearch(listingType, parseBorough(where)),
            q: unknownWords ?? undefined,
          }}
          errorId={unknownWords === null ? undefined : 'listing-words-unknown'}
        />
      </div>
      <div>
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
      <Button type="submit">{t('landing.search.send')}</Button>
      {unknownWords !== null && (
        <p id="listing-words-unknown" role="alert" className={styles.unknown}>
          {t('landing.search.unknown', { words: unknownWords })}
        </p>
      )}
    </form>
  );
}

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
