import { Link, sitePath, useFormat, useTranslation } from '@phantom/mf-kit';
import { EmptyState } from '@phantom/ui';
import { DataTable, type Column } from '@phantom/ui/on-demand';
import type { Settled } from '../../../shared/api/calls';
import { useMoney } from '../../../shared/money/use-money';
import { Panel } from '../../../shared/panel/panel';
import { listHoldings, type Holding, type Holdings } from '../api/investments';
import styles from './holdings-panel.module.css';

const AMOUNTS = ['committed', 'contributed', 'distributed'] as const;

export function HoldingsPanel({ holdings }: { holdings: Promise<Settled<Holdings>> }) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const { money } = useMoney();
  const columns: Column<Holding>[] = [
    {
      key: 'property',
      header: t('investors.columns.property'),
      cell: (holding) => <HoldingName holding={holding} />,
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
    <Panel title={t('investors.holdings.title')} initial={holdings} load={listHoldings} lines={5}>
      {({ list }) => (
        <DataTable
          caption={t('investors.holdings.title')}
          columns={columns}
          rows={list}
          rowKey={({ id }) => id}
          loadingLabel={t('loading')}
          empty={
            <EmptyState title={t('investors.holdings.none')}>
              <p>
                {t('investors.holdings.noneText')}{' '}
                <a href={sitePath('/contact')}>{t('investors.holdings.contact')}</a>
              </p>
            </EmptyState>
          }
        />
      )}
    </Panel>
  );
}

function HoldingName({ holding }: { holding: Holding }) {
  const { property, address, project_id } = holding;
  return (
    <span className={styles.name}>
      {project_id ? <Link to={`/singleportfolio/${project_id}`}>{property}</Link> : property}
      {address && <small>{address}</small>}
    </span>
  );
}
