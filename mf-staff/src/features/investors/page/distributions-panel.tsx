import { useTranslation } from '@phantom/mf-kit';
import { EmptyState } from '@phantom/ui';
import { useId, useState } from 'react';
import type { Settled } from '../../../shared/api/calls';
import { Panel } from '../../../shared/panel/panel';
import { listDistributions, type Distributions } from '../api/investments';
import { DistributionChart } from './distribution-chart';
import { DistributionTable } from './distribution-table';
import styles from './distributions-panel.module.css';
import { GROUPINGS, paidPeriods, type Grouping } from './paid-periods';

interface DistributionsPanelProps {
  distributions: Promise<Settled<Distributions>>;
}

export function DistributionsPanel({ distributions }: DistributionsPanelProps) {
  const { t } = useTranslation();
  const [grouping, setGrouping] = useState<Grouping>('year');
  return (
    <Panel
      title={t('investors.distributions.title')}
      initial={distributions}
      load={listDistributions}
      lines={8}
    >
      {({ list }) => {
        const periods = paidPeriods(list, grouping);
        if (!periods) return <EmptyState title={t('investors.distributions.none')} />;
        return (
          <>
            <GroupingSwitch grouping={grouping} onChange={setGrouping} />
            <DistributionChart periods={periods} />
            <DistributionTable periods={periods} />
          </>
        );
      }}
    </Panel>
  );
}

interface GroupingSwitchProps {
  grouping: Grouping;
  onChange: (grouping: Grouping) => void;
}

function GroupingSwitch({ grouping, onChange }: GroupingSwitchProps) {
  const { t } = useTranslation();
  const name = useId();
  return (
    <fieldset className={`btn-group btn-group-sm d-print-none ${styles.switch}`}>
      <legend className="visually-hidden">{t('investors.distributions.grouping')}</legend>
      {GROUPINGS.map((each) => (
        <label key={each} className={styles.choice}>
          <input
            type="radio"
            name={name}
            checked={grouping === each}
            onChange={() => onChange(each)}
          />
          <span>{t(`investors.distributions.${each}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
