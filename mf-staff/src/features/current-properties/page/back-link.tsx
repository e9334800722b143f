import { Link, useLocation, useTranslation } from '@phantom/mf-kit';
import { EmptyState } from '@phantom/ui';
import { StaffPage } from '../../../shared/components/staff-page';
import styles from './back-link.module.css';

const LIST = '/current-properties';

/** What a link from the list leaves in the history, so that the way back leads to the same page and filters. */
export interface FromList {
  listSearch: string;
}

/** The path of the list as it was left; the whole list for those who came another way. */
const useListPath = (): string => {
  const state = useLocation().state as Partial<FromList> | null;
  return LIST + (typeof state?.listSearch === 'string' ? state.listSearch : '');
};

/** The way back to the list, at the page and the filters it was left at. */
export function BackLink() {
  const { t } = useTranslation();
  return (
    <Link className={styles.back} to={useListPath()}>
      <span aria-hidden="true">‹ </span>
      {t('property.back')}
    </Link>
  );
}

/** There is no property of that number. */
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
