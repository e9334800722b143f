import { Link, useTranslation } from '@phantom/mf-kit';
import { EmptyState } from '@phantom/ui';
import { lazy, Suspense } from 'react';
import { NoResult } from '../../../shared/components/no-result';
import { landingPath } from '../../../shared/sections';
import type { ResultsData } from '../loader';

const WaysOut = lazy(async () => {
  try {
    return { default: (await import('./ways-out')).WaysOut };
  } catch {
    // The filters above the list can be taken off all the same.
    return { default: () => <></> };
  }
});

/** Stands where nothing matches: says so, and which way there is something. */
export function NoResults({ page: { search, waysOut } }: { page: ResultsData }) {
  const { t } = useTranslation();
  const hasWayOut =
    waysOut !== null && (waysOut.all > 0 || (waysOut.city ?? 0) > 0 || waysOut.meant.length > 0);
  return (
    <EmptyState title={<NoResult />}>
      {hasWayOut ? (
        <Suspense>
          <WaysOut search={search} waysOut={waysOut} />
        </Suspense>
      ) : (
        <>
          <p>{t('results.emptyHint')}</p>
          <Link className="btn btn-outline-primary" to={landingPath(search.tab)}>
            {t('results.otherBoroughs')}
          </Link>
        </>
      )}
    </EmptyState>
  );
}
