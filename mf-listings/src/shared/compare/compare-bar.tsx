import { useTranslation } from '@phantom/mf-kit';
import { useRef } from 'react';
import { useKept } from '../device/use-kept';
import { useNextFocus } from '../own/use-next-focus';
import styles from './compare-bar.module.css';
import { CompareLink } from './compare-link';
import { ComparedItem } from './compared-item';
import { clearComparison, comparison } from './comparison';
import { useRoomAtFoot } from './use-room-at-foot';

interface Props {
  /** Called before the bar goes together with the button that emptied it. */
  onEmpty?: () => void;
}

/** The homes chosen so far, each with the way to leave it out again, and the way to their table. */
export function CompareBar({ onEmpty }: Props) {
  const { t } = useTranslation();
  const bar = useRef<HTMLElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const chosen = useKept(comparison).value;
  const onShorten = useNextFocus(list, chosen.length);
  const clear = () => {
    onEmpty?.();
    clearComparison();
  };
  useRoomAtFoot(bar);

  return (
    <section ref={bar} className={`pp-on-dark ${styles.bar}`} aria-label={t('compare.bar')}>
      <ul ref={list} className={styles.list}>
        {chosen.map((home) => (
          <ComparedItem
            key={home.id}
            home={home}
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
