import { useHydrated, useTranslation } from '@phantom/mf-kit';
import { homeName } from '../../../../shared/home-name';
import { parseMedia } from '../../../../shared/media';
import { HomeActions } from '../../../../shared/own/home-actions';
import type { Listing } from '../../api/get-listing';
import { useShare } from '../../hooks/use-share';
import styles from './listing-actions.module.css';
import { ActionIcon } from './action-icon';
import { ShareOutcome } from './share-outcome';

/** What a visitor can do with the home: keep it, compare it, pass it on, take it along on paper. */
export function ListingActions({ listing }: { listing: Listing }) {
  const { t } = useTranslation();
  const isHydrated = useHydrated();
  const picture = parseMedia(listing.images).find(({ kind }) => kind === 'image');
  const { shared, share, close } = useShare(homeName(listing) ?? t('home.unnamed'));
  return (
    <div className={styles.actions}>
      <HomeActions home={listing} picture={picture?.url ?? null} />
      <button
        type="button"
        className="btn btn-sm btn-outline-primary"
        disabled={!isHydrated}
        onClick={() => void share()}
      >
        <ActionIcon name="share" />
        {t('detail.share.action')}
      </button>
      <button
        type="button"
        className="btn btn-sm btn-outline-primary"
        disabled={!isHydrated}
        onClick={() => window.print()}
      >
        <ActionIcon name="print" />
        {t('detail.print')}
      </button>
      <ShareOutcome shared={shared} onClose={close} />
    </div>
  );
}
