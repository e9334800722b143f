import { useTranslation } from '@phantom/mf-kit';
import { useRef } from 'react';
import { useKept } from '../device/use-kept';
import { useNextFocus } from '../own/use-next-focus';
import styles from './compare-bar.module.css';
import { CompareLink } from './compare-link';
import { ComparedItem } from './compared-item';
import { clearComparison, comparison } from './comparison';
import { useRoomAtFoot } from './use-room-at-foot';

/** The homes chosen so far, each with the way to leave it out again, and the way to their table. */
export function CompareBar() {
  const { t } = useTranslation();
  const bar = useRef<HTMLElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const chosen = useKept(comparison).value;
  const onRemove = useNextFocus(list, chosen.length);
  useRoomAtFoot(bar);

  return (
    <section ref={bar} className={`pp-on-dark ${styles.bar}`} aria-label={t('compare.bar')}>
      <ul ref={list} className={styles.list}>
        {chosen.map((home) => (
          <ComparedItem key={home.id} home={home} onRemove={onRemove} />
        ))}
      </ul>
      <div className={styles.ways}>
        <button type="button" className={`btn btn-link ${styles.clear}`} onClick={clearComparison}>
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
