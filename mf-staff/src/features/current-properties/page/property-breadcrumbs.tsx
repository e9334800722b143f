import { Link, useLocation, useTranslation, type Breadcrumb } from '@phantom/mf-kit';
import { EmptyState } from '@phantom/ui';
import { StaffBreadcrumbs } from '../../../shared/components/staff-breadcrumbs';
import { StaffPage } from '../../../shared/components/staff-page';

/** History state of links in the list. It leads back to the same page and filters. */
export interface ListLocationState {
  listSearch: string;
}

const useListPath = (): string => {
  const state = useLocation().state as Partial<ListLocationState> | null;
  return `/current-properties${typeof state?.listSearch === 'string' ? state.listSearch : ''}`;
};

interface PropertyBreadcrumbsProps {
  /** The pages between the list and this one. */
  parents?: Breadcrumb[];
  title: string;
}

export function PropertyBreadcrumbs({ parents = [], title }: PropertyBreadcrumbsProps) {
  const { t } = useTranslation();
  const list = { name: t('properties.title'), path: useListPath() };
  return <StaffBreadcrumbs parents={[list, ...parents]} title={title} />;
}

export function UnknownProperty() {
  const { t } = useTranslation();
  return (
    <StaffPage title={t('property.unknown.title')}>
      <EmptyState title={t('property.unknown.text')}>
        <Link className="btn btn-outline-primary" to={useListPath()}>
          {t('property.back')}
        </Link>
      </EmptyState>
    </StaffPage>
  );
}
