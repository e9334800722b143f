import { useHydrated, useTranslation } from '@phantom/mf-kit';
import { Suspense, useId, type Ref } from 'react';
import { lazyOptional } from '../lazy-optional';
import { RecentSearchesSlot } from '../recent-searches/recent-searches-slot';
import { MAX_WORDS_LENGTH } from '../search/read-search';
import type { Search } from '../search/search';
import styles from './search-box.module.css';
import { usePlaceCombobox } from './use-place-combobox';

// The words can be searched for without suggestions.
const PlaceOptions = lazyOptional(async () => (await import('./place-options')).PlaceOptions);

interface Props {
  /** The current search; its words are the value of the field. */
  search: Search;
  /** Further parameters for the URL of a suggested place, like `{ view: 'map' }`. */
  extra?: Record<string, string>;
  /** The id of a field with its own label. Without it, the placeholder names the field. */
  id?: string;
  /** The id of the error message about unknown words. */
  errorId?: string;
  hasRecent?: boolean;
  /** Opens the page of a suggested place, for a field on a page of another section. */
  goTo?: (path: string) => void;
  ref?: Ref<HTMLInputElement>;
}

/** An ARIA combobox: a text field with suggestions of places. */
export function SearchBox({ search, extra, id, errorId, hasRecent, goTo, ref }: Props) {
  const { t } = useTranslation();
  const listId = useId();
  const { text, places, active, isOpen, setActive, choose, onInput, onKeyDown, onBlur } =
    usePlaceCombobox(search, extra, goTo);
  // A field without its own label is named by its placeholder.
  const naming =
    id === undefined
      ? { 'aria-label': t('search.words'), placeholder: t('search.words') }
      : { id, placeholder: t('search.example') };
  const error = errorId !== undefined && { 'aria-invalid': true, 'aria-describedby': errorId };
  // Before hydration it is a plain field.
  const combobox = useHydrated() && {
    role: 'combobox',
    'aria-autocomplete': 'list' as const,
    'aria-expanded': isOpen,
    'aria-controls': listId,
    'aria-activedescendant': isOpen && active >= 0 ? `${listId}-${active}` : undefined,
  };

  return (
    <div className={styles.box}>
      <input
        {...combobox}
        {...naming}
        {...error}
        ref={ref}
        type="text"
        name="q"
        className="form-control"
        value={text}
        maxLength={MAX_WORDS_LENGTH}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
        onChange={(event) => onInput(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
      />
      <p role="status" className="visually-hidden">
        {places && t('search.found', { count: places.length })}
      </p>
      {isOpen && places && (
        <Suspense>
          <PlaceOptions
            id={listId}
            places={places}
            active={active}
            onPoint={setActive}
            onChoose={choose}
          />
        </Suspense>
      )}
      {hasRecent && text === '' && !isOpen && <RecentSearchesSlot current={search} />}
    </div>
  );
}
