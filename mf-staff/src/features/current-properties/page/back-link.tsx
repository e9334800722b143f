import { Link, useLocation, useTranslation } from '@phantom/mf-kit';
import { EmptyState } from '@phantom/ui';
import { StaffPage } from '../../../shared/components/staff-page';
import styles from './back-link.module.css';

const LIST = '/current-properties';

/** History state of links in the list. It leads back to the same page and filters. */
export interface ListLocationState {
  listSearch: string;
}

/** Path of the list as the user left it; without filters when the user came from elsewhere. */
const useListPath = (): string => {
  const state = useLocation().state as Partial<ListLocationState> | null;
  return LIST + (typeof state?.listSearch === 'string' ? state.listSearch : '');
};

/** Leads back to the list with its page and filters. */
export function BackLink() {
  const { t } = useTranslation();
  return (
    <Link className={styles.back} to={useListPath()}>
      <span aria-hidden="true">‹ </span>
      {t('property.back')}
    </Link>
  );
}

export function UnknownProperty() {
  const { t } = useTranslation();
  return (
    <StaffPage title={t('property.unknown.title')}>
      <EmptyState title={t('property.unknown.text')}>
        <BackLink />
      </EmptyState>
    </StaffPage>
  );
}
