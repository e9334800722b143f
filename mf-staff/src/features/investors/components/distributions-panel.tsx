import { useTranslation } from '@phantom/mf-kit';
import { EmptyState } from '@phantom/ui';
import { useState } from 'react';
import { Panel } from '../../../shared/panel/panel';
import type { Settled } from '../../../shared/settled';
import { ownDistributions, type OwnDistributions } from '../api/own-distributions';
import { paidPeriods, type Grouping } from '../paid-periods';
import { DistributionChart } from './distribution-chart';
import { DistributionTable } from './distribution-table';
import { GroupingSwitch } from './grouping-switch';

interface Props {
  distributions: Promise<Settled<OwnDistributions>>;
}

/** What was paid over time: as bars, and in figures. */
export function DistributionsPanel({ distributions }: Props) {
  const { t } = useTranslation();
  const [grouping, setGrouping] = useState<Grouping>('year');
  return (
    <Panel
      title={t('investors.distributions.title')}
      first={distributions}
      load={ownDistributions}
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
