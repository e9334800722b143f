import { Link, useHydrated, useTranslation } from '@phantom/mf-kit';
import { useStored, useStoredPart } from '../device/device-store';
import { CompareIcon } from '../icons';
import { notify } from '../notice';
import {
  addToComparison,
  comparePath,
  comparison,
  isCompared,
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
  const { isChosen, toggle } = useCompared(listing);
  return (
    <button
      type="button"
      className={outlined ? `btn btn-sm btn-outline-primary ${styles.outlined}` : styles.pill}
      aria-pressed={isChosen}
      aria-label={t('compare.button', { name: listing.name ?? t('home.unnamed') })}
      disabled={!isReady}
      onClick={toggle}
    >
      <CompareIcon />
      {t('compare.word')}
    </button>
  );
}

const useCompared = (listing: ComparedListing) => {
  const isChosen = useStoredPart(comparison, isCompared(listing.id));
  const toggle = () => {
    if (isChosen) removeFromComparison(listing.id);
    else if (!addToComparison(listing)) return notify('compare.full');
    notify(null);
  };
  return { isChosen, toggle };
};

export function CompareLink() {
  const { t } = useTranslation();
  const ids = useStored(comparison).value.map(({ id }) => id);
  return (
    <Link className="btn btn-brass" to={comparePath(ids)}>
      {t('compare.open', { count: ids.length })}
    </Link>
  );
}
