import { useTranslation } from '@phantom/mf-kit';
import { Picture } from '@phantom/ui';
import { useEffect, useRef, type RefObject } from 'react';
import { useStored } from '../device/device-store';
import { CrossButton } from '../cross-button';
import { useNextFocus } from '../use-next-focus';
import {
  clearComparison,
  comparison,
  removeFromComparison,
  type ComparedListing,
} from './comparison';
import styles from './comparison-bar.module.css';
import { CompareLink } from './comparison-controls';

export function CompareBar({ onEmpty }: { onEmpty: () => void }) {
  const { t } = useTranslation();
  const bar = useRef<HTMLElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const chosen = useStored(comparison).value;
  const onShorten = useNextFocus(list, chosen.length);
  const clear = () => {
    onEmpty();
    clearComparison();
  };
  useScrollPaddingAtFoot(bar);

  return (
    <section ref={bar} className={`pp-on-dark ${styles.bar}`} aria-label={t('compare.bar')}>
      <ul ref={list} className={styles.list}>
        {chosen.map((listing) => (
          <ComparedItem
            key={listing.id}
            listing={listing}
            onRemove={chosen.length > 1 ? onShorten : onEmpty}
          />
        ))}
      </ul>
      <div className={styles.ways}>
        <button type="button" className={`btn btn-link ${styles.clear}`} onClick={clear}>
          {t('compare.clear')}
        </button>
        {chosen.length > 1 ? (
          <CompareLink />
        ) : (
          <p className={styles.hint}>{t('compare.chooseAnother')}</p>
        )}
      </div>
    </section>
  );
}

interface ComparedItemProps {
  listing: ComparedListing;
  /** Called before it is removed. */
  onRemove: () => void;
}

/** One listing in the bar. On a phone its picture is the remove button. */
function ComparedItem({ listing, onRemove }: ComparedItemProps) {
  const { t } = useTranslation();
  const name = listing.name ?? t('home.unnamed');
  const remove = () => {
    onRemove();
    removeFromComparison(listing.id);
  };
  return (
    <li className={styles.item}>
      <div className={styles.picture}>
        <Picture src={listing.picture} alt="" ratio="1:1" sizes="48px" />
      </div>
      <span className={styles.name}>{name}</span>
      <CrossButton
        className={styles.remove}
        label={t('compare.leaveOut', { name })}
        onClick={remove}
      />
    </li>
  );
}

/** Keeps focused elements above this element while it covers the foot of the page. */
const useScrollPaddingAtFoot = (element: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const { style } = document.documentElement;
    const before = style.scrollPaddingBottom;
    const height = `${(element.current?.offsetHeight ?? 0) + MARGIN_PX}px`;
    style.scrollPaddingBottom = height;
    // What else is fixed at the foot stands above it.
    style.setProperty('--compare-bar', height);
    return () => {
      style.scrollPaddingBottom = before;
      style.removeProperty('--compare-bar');
    };
  }, [element]);
};

const MARGIN_PX = 24;
