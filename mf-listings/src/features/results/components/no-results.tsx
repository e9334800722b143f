import { Link, useTranslation } from '@phantom/mf-kit';
import { EmptyState } from '@phantom/ui';
import { NoResult } from '../../../shared/components/no-result';
import { landingPath, type ListingTab } from '../../../shared/sections';

/** Stands where a borough has no homes of a kind. */
export function NoResults({ tab }: { tab: ListingTab }) {
  const { t } = useTranslation();
  return (
    <EmptyState title={<NoResult />}>
      <p>{t('results.emptyHint')}</p>
      <Link className="btn btn-outline-primary" to={landingPath(tab)}>
        {t('results.otherBoroughs')}
      </Link>
    </EmptyState>
  );
}
