import { Link, useHydrated, useTranslation } from '@phantom/mf-kit';
import { useStored, useStoredPart } from '../device/device-store';
import { hasId } from '../device/stored-values';
import { notify } from '../notice';
import {
  addToComparison,
  comparePath,
  comparison,
  removeFromComparison,
  type ComparedListing,
} from './comparison';
import styles from './comparison-controls.module.css';

interface Props {
  listing: ComparedListing;
  /** The style of a button beside text instead of on a picture. */
  outlined?: boolean;
}

export function CompareToggle({ listing, outlined = false }: Props) {
  const { t } = useTranslation();
  const isReady = useHydrated();
  const isChosen = useStoredPart(comparison, (chosen) => hasId(chosen, listing.id));
  const toggle = () => {
    if (isChosen) removeFromComparison(listing.id);
    else if (!addToComparison(listing)) return notify('compare.full');
    notify(null);
  };
  return (
    <button
      type="button"
      className={outlined ? `btn btn-sm btn-outline-primary ${styles.outlined}` : styles.pill}
      aria-pressed={isChosen}
      aria-label={t('compare.button', { name: listing.name ?? t('home.unnamed') })}
      disabled={!isReady}
      onClick={toggle}
    >
      <CheckboxIcon />
      {t('compare.word')}
    </button>
  );
}

/** Its style checks it. */
function CheckboxIcon() {
  return (
    <svg fill="none" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <rect
        x="1.5"
        y="1.5"
        width="13"
        height="13"
        rx="2.5"
        stroke="currentColor"
        strokeWidth="1.5"
      />
      <path d="m4.5 8.2 2.4 2.4 4.6-5.2" stroke="currentColor" strokeWidth="1.75" />
    </svg>
  );
}

export function CompareLink() {
  const { t } = useTranslation();
  const ids = useStored(comparison).value.map(({ id }) => id);
  return (
    <Link className="btn btn-brass" to={comparePath(ids)}>
      {t('compare.open', { count: ids.length })}
    </Link>
  );
}
