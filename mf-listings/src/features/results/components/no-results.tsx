import { Link, useTranslation } from '@phantom/mf-kit';
import { EmptyState } from '@phantom/ui';
import { NoResult } from '../../../shared/components/no-result';
import { landingPath } from '../../../shared/sections';
import type { ResultsData } from '../loader';
import { WaysOut } from './ways-out';

/** Stands where nothing matches: says so, and which way there is something. */
export function NoResults({ page: { search, waysOut } }: { page: ResultsData }) {
  const { t } = useTranslation();
  const hasWayOut = waysOut !== null && (waysOut.all > 0 || waysOut.meant.length > 0);
  return (
    <EmptyState title={<NoResult />}>
      {hasWayOut ? (
        <WaysOut search={search} waysOut={waysOut} />
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
