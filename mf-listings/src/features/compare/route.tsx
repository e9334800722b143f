import { Link, useLoaderData, type RouteHandle } from '@phantom/mf-kit';
import { Container, EmptyState } from '@phantom/ui';
import { useEffect, useRef, type RefObject } from 'react';
import { comparison, MAX_COMPARED } from '../../shared/comparison/comparison';
import { CompareLink } from '../../shared/comparison/comparison-controls';
import { useStored, useStoredPart } from '../../shared/device/device-store';
import { FavouritesLink } from '../../shared/favourite-controls/favourite-controls';
import { StatusDock } from '../../shared/status-dock/status-dock';
import { getCompareTexts, useCompareTexts } from './compare-texts';
import { CompareTable, useLeaveOut } from './compare-table';
import type { CompareData, loader } from './loader';
import styles from './route.module.css';

export { ComparePage as Component };
export { loader } from './loader';

export const handle: RouteHandle = {
  head: () => {
    const { t } = getCompareTexts();
    const title = t('compare:title');
    return {
      title,
      description: t('compare:description'),
      noindex: true,
      breadcrumbs: [
        { name: t('mf-listings:landing.head.title'), path: '/listings' },
        { name: title, path: '/listings/compare' },
      ],
    };
  },
};

/** Listings side by side. The URL names them, so it can be saved and shared. */
function ComparePage() {
  const page = useLoaderData<typeof loader>();
  const heading = useHeadingFocus(page.ids.length);
  return (
    <Container className="pp-section">
      <CompareHeader heading={heading} page={page} />
      <OffMarketListings page={page} />
      {page.listings.length > 0 ? <CompareTable page={page} /> : <NothingToCompare />}
      <StatusDock withoutBar />
    </Container>
  );
}

interface Props {
  heading: RefObject<HTMLHeadingElement | null>;
  page: CompareData;
}

function CompareHeader({ heading, page }: Props) {
  const { t } = useCompareTexts();
  return (
    <header className={styles.header}>
      <div>
        <h1 ref={heading} tabIndex={-1}>
          {t('title')}
        </h1>
        <p className={styles.lead}>
          {t('lead')}
          {page.hasMore && ` ${t('tooMany', { count: MAX_COMPARED })}`}
        </p>
      </div>
      <FavouritesLink />
    </header>
  );
}

function OffMarketListings({ page }: { page: CompareData }) {
  const { t } = useCompareTexts();
  const chosen = useStored(comparison).value;
  const leaveOut = useLeaveOut(page.ids);
  const gone = page.ids.filter((id) => !page.listings.some((listing) => listing.id === id));
  if (gone.length === 0) return null;
  return (
    <ul className={styles.list}>
      {gone.map((id) => {
        // The URL knows only the number. The comparison on this device may know the name.
        const storedName = chosen.find((listing) => listing.id === id)?.name;
        const name = storedName ?? t('gone.number', { id });
        return (
          <li key={id} className={styles.gone}>
            <span>{t('gone.text', { name })}</span>
            <Link to={`/listings-detail/${id}`}>{t('gone.similar')}</Link>
            <button
              type="button"
              className="btn btn-sm btn-outline-primary"
              aria-label={t('mf-listings:compare.leaveOut', { name })}
              onClick={() => leaveOut(id)}
            >
              {t('gone.remove')}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** Shown when the URL names no listing on the market. Links to the comparison of this device, if it has one. */
function NothingToCompare() {
  const { t } = useCompareTexts();
  const hasChosen = useStoredPart(comparison, (chosen) => chosen.length > 0);
  return (
    <EmptyState title={t('empty.title')}>
      <p>{t('empty.text')}</p>
      {hasChosen ? (
        <CompareLink />
      ) : (
        <Link className="btn btn-primary" to="/listings">
          {t('empty.action')}
        </Link>
      )}
    </EmptyState>
  );
}

/** The heading takes the focus when a listing was removed together with its button. */
const useHeadingFocus = (count: number) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(count);
  useEffect(() => {
    if (count < before.current) heading.current?.focus({ preventScroll: true });
    before.current = count;
  }, [count]);
  return heading;
};
