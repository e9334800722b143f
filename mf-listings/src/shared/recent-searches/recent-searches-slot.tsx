import { Suspense, useEffect, useRef, useState } from 'react';
import { lazyOptional } from '../lazy-optional';
import type { Search } from '../search/search';
import styles from './recent-searches-slot.module.css';

const RecentSearchesList = lazyOptional(
  async () => (await import('./recent-searches-list')).RecentSearchesList,
);

/** Offers recent searches below the field beside it, while their common parent has the focus. */
export function RecentSearchesSlot({ current }: { current: Search }) {
  const slot = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    const parent = slot.current?.parentElement;
    const listeners = new AbortController();
    const on = <Type extends 'focusin' | 'focusout' | 'click' | 'keydown'>(
      type: Type,
      react: (event: HTMLElementEventMap[Type]) => void,
    ) => parent?.addEventListener(type, react, listeners);
    on('focusin', () => setOpen(true));
    on('click', ({ target }) => {
      if (target instanceof HTMLInputElement) setOpen(true);
    });
    on('focusout', ({ relatedTarget }) => {
      if (!parent?.contains(relatedTarget as Node | null)) setOpen(false);
    });
    on('keydown', ({ key, target }) => {
      if (key !== 'Escape') return;
      // The list is removed, so the focus returns to the field.
      if (slot.current?.contains(target as Node)) parent?.querySelector('input')?.focus();
      setOpen(false);
    });
    return () => listeners.abort();
  }, []);

  return (
    // A click must not move the focus out of the field: the list would close before the click.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={slot} className={styles.slot} onMouseDown={(event) => event.preventDefault()}>
      {isOpen && (
        <Suspense>
          <RecentSearchesList current={current} onFollow={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
