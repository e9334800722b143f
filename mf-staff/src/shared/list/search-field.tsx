import { useEffect, useRef, useState } from 'react';
import styles from './filter-bar.module.css';
import { useListAddress } from './use-list-address';

interface SearchFieldProps {
  label: string;
  placeholder?: string;
}

/** Milliseconds after the last key until the list follows. */
const PAUSE_MS = 300;

/** Words to look for, in the address as `search`; the list follows while they are typed. */
export function SearchField({ label, placeholder }: SearchFieldProps) {
  const { search, go } = useListAddress();
  const asked = search.get('search') ?? '';
  /** What stands in the field; undefined while it is what the address says. */
  const [typed, setTyped] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const ask = (words: string) => {
    clearTimeout(timer.current);
    // Each word more is the same search, going on: it needs no step back of its own.
    if (words.trim() !== asked) go({ search: words.trim() }, { replace: asked !== '' });
  };
  return (
    <label className={styles.search}>
      <span className="visually-hidden">{label}</span>
      <input
        type="search"
        className="form-control"
        placeholder={placeholder ?? label}
        value={typed ?? asked}
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        onChange={({ target }) => {
          const words = target.value;
          setTyped(words);
          clearTimeout(timer.current);
          timer.current = setTimeout(() => ask(words), PAUSE_MS);
        }}
        onKeyDown={({ key }) => key === 'Enter' && ask(typed ?? asked)}
        onBlur={() => {
          ask(typed ?? asked);
          setTyped(undefined);
        }}
      />
    </label>
  );
}
