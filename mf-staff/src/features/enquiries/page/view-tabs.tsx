import { sitePath, useFormat, useNavigate, useTranslation } from '@phantom/mf-kit';
import { Tabs } from '@phantom/ui';
import type { ReactNode } from 'react';
import styles from '../../../shared/list/view-tabs.module.css';
import type { Counts } from '../api/sources';
import { useListAddress } from '../../../shared/list/use-list-address';
import { countOf, readFilters, VIEWS, writeFilters, type View } from '../enquiry-query';

export function ViewTabs({ counts, children }: { counts: Counts; children: ReactNode }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const navigate = useNavigate();
  const filters = readFilters(useListAddress().search);
  const address = (view: View) => `/enquiries?${writeFilters({ ...filters, view })}`;
  return (
    <div className={styles.views}>
      <Tabs
        label={t('enquiries.views.label')}
        active={filters.view}
        onSelect={(view) => void navigate(address(view), { preventScrollReset: true })}
        tabs={VIEWS.map((view) => ({
          key: view,
          href: sitePath(address(view)),
          label: (
            <>
              {t(`enquiries.views.${view}`)}{' '}
              <span className={styles.count}>{number(countOf(counts, view))}</span>
            </>
          ),
        }))}
      >
        {children}
      </Tabs>
    </div>
  );
}
