import { Link, useTranslation } from '@phantom/mf-kit';
import { EmptyState } from '@phantom/ui';
import { Suspense } from 'react';
import { lazyOptional } from '../../../shared/lazy-optional';
import { landingPath } from '../../../shared/listing-types';
import { NoResult } from '../../../shared/no-result';
import type { ResultsData } from '../loader';

// The filters above the list can be removed without it.
const SearchAlternatives = lazyOptional(
  async () => (await import('./search-alternatives')).SearchAlternatives,
);

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
