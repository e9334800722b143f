import { useHydrated, useTranslation } from '@phantom/mf-kit';
import { useEffect, useState } from 'react';
import { CrossButton } from '../../../shared/cross-button';
import { LineIcon } from '../../../shared/icons';
import { ListingActionButtons } from '../../../shared/listing-card/listing-actions';
import { listingName } from '../../../shared/listing-texts';
import { parseMedia } from '../../../shared/media';
import { copyText, shareByDevice } from '../../../shared/sharing/share';
import type { ListingDetail } from '../api/listing-detail';
import styles from './listing-actions.module.css';

export function ListingActions({ listing }: { listing: ListingDetail }) {
  const { t } = useTranslation();
  const isHydrated = useHydrated();
  const picture = parseMedia(listing.images).find(({ kind }) => kind === 'image');
  const { shared, share, close } = useShare(listingName(listing) ?? t('home.unnamed'));
  return (
    <div className={styles.actions}>
      <ListingActionButtons listing={listing} picture={picture?.url ?? null} />
      <button
        type="button"
        className="btn btn-sm btn-outline-primary"
        disabled={!isHydrated}
        onClick={() => void share()}
      >
        <LineIcon className={styles.icon} path="M12 15V4m0 0L8 8m4-4 4 4M6 11v9h12v-9" />
        {t('detail.share.action')}
      </button>
      <button
        type="button"
        className="btn btn-sm btn-outline-primary"
        disabled={!isHydrated}
        onClick={() => window.print()}
      >
        <LineIcon className={styles.icon} path="M7 9V4h10v5M7 17H4v-7h16v7h-3M7 14h10v6H7z" />
        {t('detail.print')}
      </button>
      <ShareOutcome shared={shared} onClose={close} />
    </div>
  );
}

interface Props {
  shared: ShareState;
  onClose: () => void;
}

/** Reports that the link was copied, or shows it for copying by hand. */
function ShareOutcome({ shared, onClose }: Props) {
  const { t } = useTranslation();
  const isOpen = shared !== 'no';
  return (
    <div className={styles.shared}>
      <div className={isOpen ? styles.panel : undefined}>
        <p className={styles.status} role="status">
          {shared === 'copied' && t('detail.share.copied')}
          {shared === 'by-hand' && t('detail.share.byHand')}
        </p>
        {isOpen && (
          <CrossButton className={styles.close} label={t('detail.share.close')} onClick={onClose} />
        )}
        {shared === 'by-hand' && (
          <input
            className="form-control"
            readOnly
            aria-label={t('detail.share.link')}
            value={window.location.origin + window.location.pathname}
            onFocus={({ target }) => target.select()}
          />
        )}
      </div>
    </div>
  );
}

/** Milliseconds for which the message is shown. */
const COPIED_SHOWN = 6_000;

type ShareState = 'no' | 'copied' | 'by-hand';

/**
 * Shares the page's URL: by the device's share dialog, else by the clipboard, else by hand. No third party is
 * involved.
 */
const useShare = (title: string) => {
  const [shared, setShared] = useState<ShareState>('no');
  const share = async () => {
    const url = window.location.origin + window.location.pathname;
    setShared('no');
    if (await shareByDevice({ title, url })) return;
    setShared((await copyText(url)) ? 'copied' : 'by-hand');
  };
  const close = () => setShared('no');
  useEffect(() => {
    if (shared !== 'copied') return undefined;
    const timer = setTimeout(close, COPIED_SHOWN);
    return () => clearTimeout(timer);
  }, [shared]);
  return { shared, share, close };
};
