import { Link, useTranslation } from '@phantom/mf-kit';
import { useKept } from '../../../shared/device/use-kept';
import { comparison } from '../../../shared/compare/comparison';
import { useLeaveOut } from '../hooks/use-leave-out';
import type { CompareData } from '../loader';
import styles from './gone-homes.module.css';

/** Tells of the homes in the address that are off the market, with the way to those like them. */
export function GoneHomes({ page }: { page: CompareData }) {
  const { t } = useTranslation();
  const chosen = useKept(comparison).value;
  const leaveOut = useLeaveOut(page.ids);
  const gone = page.ids.filter((id) => !page.homes.some((home) => home.id === id));
  if (gone.length === 0) return null;
  return (
    <ul className={styles.list}>
      {gone.map((id) => {
        // The address knows its number alone; whoever chose it here knows more.
        const own = chosen.find((home) => home.id === id)?.name;
        const name = own ?? t('compare.gone.number', { id });
        return (
          <li key={id} className={styles.gone}>
            <span>{t('compare.gone.text', { name })}</span>
            <Link to={`/listings-detail/${id}`}>{t('compare.gone.similar')}</Link>
            <button
              type="button"
              className="btn btn-sm btn-outline-primary"
              aria-label={t('compare.leaveOut', { name })}
              onClick={() => leaveOut(id)}
            >
              {t('compare.gone.remove')}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
