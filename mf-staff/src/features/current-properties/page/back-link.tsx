import { useLocation, useTranslation } from '@phantom/mf-kit';
import { EmptyState } from '@phantom/ui';
import { BackLink } from '../../../shared/components/back-link';
import { StaffPage } from '../../../shared/components/staff-page';

/** History state of links in the list. It leads back to the same page and filters. */
export interface ListLocationState {
  listSearch: string;
}

const useListPath = (): string => {
  const state = useLocation().state as Partial<ListLocationState> | null;
  return `/current-properties${typeof state?.listSearch === 'string' ? state.listSearch : ''}`;
};

export function BackToList() {
  const { t } = useTranslation();
  return <BackLink to={useListPath()} label={t('property.back')} />;
}

export function UnknownProperty() {
  const { t } = useTranslation();
  return (
    <StaffPage title={t('property.unknown.title')}>
      <EmptyState title={t('property.unknown.text')}>
        <BackToList />
      </EmptyState>
    </StaffPage>
  );
}
