import { useEffect, useRef, useState } from 'react';
import styles from './filter-bar.module.css';
import { useListAddress } from './use-list-address';

const PAUSE_MS = 300;

/** A search field. Its text is in the address as `search`, and the list follows while typing. */
export function SearchField({ label }: { label: string }) {
  const { search, go } = useListAddress();
  const current = search.get('search') ?? '';
  /** Text of the field; undefined when it equals the address. */
  const [typed, setTyped] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const applySearch = (text: string) => {
    clearTimeout(timer.current);
    // Continued typing replaces the history entry.
    if (text.trim() !== current) go({ search: text.trim() }, { replace: current !== '' });
  };
  return (
    <label className={styles.search}>
      <span className="visually-hidden">{label}</span>
      <input
        type="search"
        className="form-control"
        placeholder={label}
        value={typed ?? current}
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        onChange={({ target }) => {
          const text = target.value;
          setTyped(text);
          clearTimeout(timer.current);
          timer.current = setTimeout(() => applySearch(text), PAUSE_MS);
        }}
        onKeyDown={({ key }) => key === 'Enter' && applySearch(typed ?? current)}
        onBlur={() => {
          applySearch(typed ?? current);
          setTyped(undefined);
        }}
      />
    </label>
  );
}
