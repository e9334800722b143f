import { sitePath, useTranslation } from '@phantom/mf-kit';
import { EmptyState } from '@phantom/ui';
import { DataTable } from '@phantom/ui/on-demand';
import type { Settled } from '../../../shared/api/calls';
import { useHoldingColumns } from '../../../shared/money/holding-columns';
import { Panel } from '../../../shared/panel/panel';
import { listHoldings, type Holdings } from '../api/investments';
import styles from './holdings-panel.module.css';

export function HoldingsPanel({ holdings }: { holdings: Promise<Settled<Holdings>> }) {
  const { t } = useTranslation();
  const columns = useHoldingColumns(styles.name);
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
