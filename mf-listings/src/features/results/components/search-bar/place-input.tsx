import { useHydrated, useTranslation } from '@phantom/mf-kit';
import { lazy, Suspense, useId } from 'react';
import { MAX_WORDS_LENGTH } from '../../../../shared/search/read-value';
import { RecentSearchesSlot } from '../../../../shared/recent-searches/recent-searches-slot';
import type { Search } from '../../../../shared/search/search';
import { usePlaceCombobox } from '../../hooks/use-place-combobox';
import styles from './search-bar.module.css';

const PlaceOptions = lazy(async () => {
  try {
    return { default: (await import('./place-options')).PlaceOptions };
  } catch {
    // The words can be searched for without suggestions.
    return { default: () => <></> };
  }
});

/** An ARIA combobox: words to look for, with the places below that they may mean. */
export function PlaceInput({ search }: { search: Search }) {
  const { t } = useTranslation();
  const listId = useId();
  const { text, places, active, isOpen, setActive, choose, onInput, onKeyDown, onBlur } =
    usePlaceCombobox(search);
  // Before the scripts are there it is a field like any other.
  const combobox = useHydrated() && {
    role: 'combobox',
    'aria-autocomplete': 'list' as const,
    'aria-expanded': isOpen,
    'aria-controls': listId,
    'aria-activedescendant': isOpen && active >= 0 ? `${listId}-${active}` : undefined,
  };

  return (
    <div className={styles.place}>
      <input
        {...combobox}
        type="text"
        name="q"
        className="form-control"
        aria-label={t('search.words')}
        placeholder={t('search.words')}
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
      {text === '' && !isOpen && <RecentSearchesSlot current={search} />}
    </div>
  );
}
