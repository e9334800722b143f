import { useFormat, useTranslation } from '@phantom/mf-kit';
import { Tabs } from '@phantom/ui';
import type { ReactNode } from 'react';
import { useListAddress } from '../../../shared/list/use-list-address';
import styles from '../../../shared/list/view-tabs.module.css';
import type { PropertyChoices } from '../api/properties';
import { PROPERTY_VIEWS, type PropertyView } from '../property-query';

interface PropertyViewsProps {
  active: PropertyView;
  choices: PropertyChoices;
  children: ReactNode;
}

export function PropertyViews({ active, choices, children }: PropertyViewsProps) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { hrefFor, go } = useListAddress();
  const counts = new Map(choices.view.map(({ value, count }) => [value, count]));
  const total = choices.view.reduce((sum, { count }) => sum + count, 0);
  // Each view has its own statuses.
  const changes = (view: PropertyView) => ({
    view: view === PROPERTY_VIEWS[0] ? null : view,
    status: null,
  });
  return (
    <div className={styles.views}>
      <Tabs
        label={t('properties.views.label')}
        active={active}
        onSelect={(view) => go(changes(view))}
        tabs={PROPERTY_VIEWS.map((view) => ({
          key: view,
          href: hrefFor(changes(view)),
          label: (
            <>
              {t(`properties.views.${view}`)}{' '}
              <span className={styles.count}>
                {number(view === 'all' ? total : (counts.get(view) ?? 0))}
              </span>
            </>
          ),
        }))}
      >
        {children}
      </Tabs>
    </div>
  );
}
