import { useHydrated, useTranslation } from '@phantom/mf-kit';
import { useId, useRef } from 'react';
import { MAX_WORDS_LENGTH } from '../../../../shared/search/read-value';
import { RecentSearchesSlot } from '../../../../shared/recent-searches/recent-searches-slot';
import type { Search } from '../../../../shared/search/search';
import { usePlaceCombobox } from '../../hooks/use-place-combobox';
import { PlaceOptions } from './place-options';
import styles from './search-bar.module.css';

/** An ARIA combobox: words to look for, with the places below that they may mean. */
export function PlaceInput({ search }: { search: Search }) {
  const { t } = useTranslation();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
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
        ref={input}
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
        <PlaceOptions
          id={listId}
          places={places}
          active={active}
          onPoint={setActive}
          onChoose={choose}
        />
      )}
      {text === '' && !isOpen && <RecentSearchesSlot current={search} />}
    </div>
  );
}
