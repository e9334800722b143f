import { Link, useTranslation } from '@phantom/mf-kit';
import { EmptyState } from '@phantom/ui';
import { lazy, Suspense } from 'react';
import { landingPath } from '../../../shared/listing-types';
import { NoResult } from '../../../shared/no-result';
import type { ResultsData } from '../loader';

const SearchAlternatives = lazy(async () => {
  try {
    return { default: (await import('./search-alternatives')).SearchAlternatives };
  } catch {
    // The filters above the list can still be removed.
    return { default: () => <></> };
  }
});

export function NoResults({ page: { search, alternatives } }: { page: ResultsData }) {
  const { t } = useTranslation();
  const hasAlternative =
    alternatives !== null &&
    (alternatives.all > 0 || (alternatives.city ?? 0) > 0 || alternatives.suggestions.length > 0);
  return (
    <EmptyState title={<NoResult />}>
      {hasAlternative ? (
        <Suspense>
          <SearchAlternatives search={search} alternatives={alternatives} />
        </Suspense>
      ) : (
        <>
          <p>{t('results.emptyHint')}</p>
          <Link className="btn btn-outline-primary" to={landingPath(search.listingType)}>
            {t('results.otherBoroughs')}
          </Link>
        </>
      )}
    </EmptyState>
  );
}
