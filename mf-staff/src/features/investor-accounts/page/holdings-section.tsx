import { Link, useFormat, useTranslation } from '@phantom/mf-kit';
import type { Column } from '@phantom/ui/on-demand';
import { useMoney } from '../../../shared/money/use-money';
import type { Holding, Investor } from '../api/investors';
import { AMOUNTS, type Task } from '../investor-rows';
import styles from './investor.module.css';
import { RowsSection } from './rows-section';

interface HoldingsSectionProps {
  investor: Investor;
  onTask: (task: Task) => void;
}

export function HoldingsSection({ investor, onTask }: HoldingsSectionProps) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const { money } = useMoney();
  const columns: Column<Holding>[] = [
    {
      key: 'property',
      header: t('investors.columns.property'),
      cell: ({ property, address, project_id }) => (
        <span className={styles.two}>
          {project_id ? <Link to={`/singleportfolio/${project_id}`}>{property}</Link> : property}
          {address && <small>{address}</small>}
        </span>
      ),
    },
    ...AMOUNTS.map((key): Column<Holding> => ({
      key,
      header: t(`investors.columns.${key}`),
      align: 'end',
      cell: (holding) => money(holding[key]),
    })),
    {
      key: 'as_of',
      header: t('investors.columns.asOf'),
      align: 'end',
      cell: ({ as_of }) => date(as_of),
    },
  ];
  return (
    <RowsSection
      name="holdings"
      columns={columns}
      rows={investor.holdings}
      titleOf={({ property }) => property}
      taskOf={(row) => ({ subject: 'holding', row })}
      onTask={onTask}
    />
  );
}
