import { useHydrated, useTranslation } from '@phantom/mf-kit';
import { lazy, Suspense, useId, type Ref } from 'react';
import { RecentSearchesSlot } from '../recent-searches/recent-searches-slot';
import { MAX_WORDS_LENGTH } from '../search/read-value';
import type { Search } from '../search/search';
import styles from './search-box.module.css';
import { usePlaceCombobox } from './use-place-combobox';

const PlaceOptions = lazy(async () => {
  try {
    return { default: (await import('./place-options')).PlaceOptions };
  } catch {
    // The words can be searched for without suggestions.
    return { default: () => <></> };
  }
});

interface Props {
  /** What else is looked for; its words stand in the field. */
  search: Search;
  /** What else of the page stands in the address of a suggested place, as `{ view: 'map' }`. */
  extra?: Record<string, string>;
  /** Of the field, where a label of its own names it; else it is named by its placeholder. */
  id?: string;
  /** The id of what says why the words are unknown. */
  errorId?: string;
  /** Offers the searches of before below the field. */
  hasRecent?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** An ARIA combobox: words to look for, with the places below that they may mean. */
export function SearchBox({ search, extra, id, errorId, hasRecent, ref }: Props) {
  const { t } = useTranslation();
  const listId = useId();
  const { text, places, active, isOpen, setActive, choose, onInput, onKeyDown, onBlur } =
    usePlaceCombobox(search, extra);
  // A field without a label of its own is named by its placeholder.
  const naming =
    id === undefined
      ? { 'aria-label': t('search.words'), placeholder: t('search.words') }
      : { id, placeholder: t('search.example') };
  const error = errorId !== undefined && { 'aria-invalid': true, 'aria-describedby': errorId };
  // Before the scripts are there it is a field like any other.
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
