import { Link, useTranslation } from '@phantom/mf-kit';
import { EmptyState } from '@phantom/ui';
import { isNarrowed, writeFilters, type Filters } from '../filters';

/** Says why nothing is there: because all is done, or because nothing fits. */
export function NoEnquiries({ filters }: { filters: Filters }) {
  const { t } = useTranslation();
  const reason = isNarrowed(filters) ? 'narrowed' : filters.view === 'open' ? 'open' : 'other';
  return (
    <EmptyState title={t(`enquiries.empty.${reason}.title`)}>
      <p>{t(`enquiries.empty.${reason}.text`)}</p>
      {reason === 'narrowed' && filters.view !== 'all' && (
        <Link
          className="btn btn-outline-primary"
          to={`/enquiries?${writeFilters({ ...filters, view: 'all' })}`}
        >
          {t('enquiries.empty.all')}
        </Link>
      )}
    </EmptyState>
  );
}
