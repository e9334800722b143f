import { useFormat, useTranslation } from '@phantom/mf-kit';
import { Skeleton } from '@phantom/ui';
import { Suspense, use, type ReactNode } from 'react';
import type { Settled } from '../../../shared/api/calls';
import { useMoney } from '../../../shared/money/use-money';
import type { Holdings, InvestorDocuments } from '../api/investments';
import styles from './investor-tiles.module.css';

interface InvestorTilesProps {
  holdings: Promise<Settled<Holdings>>;
  documents: Promise<Settled<InvestorDocuments>>;
}

export function InvestorTiles({ holdings, documents }: InvestorTilesProps) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { shortMoney } = useMoney();
  const holdingsFigure = (read: (response: Holdings) => ReactNode) => (
    <Figure outcome={holdings} read={read} />
  );
  const tiles = [
    { key: 'committed', figure: holdingsFigure(({ totals }) => shortMoney(totals.committed)) },
    { key: 'contributed', figure: holdingsFigure(({ totals }) => shortMoney(totals.contributed)) },
    { key: 'distributed', figure: holdingsFigure(({ totals }) => shortMoney(totals.distributed)) },
    { key: 'holdings', figure: holdingsFigure(({ list }) => number(list.length)) },
    {
      key: 'newDocuments',
      figure: (
        <Figure
          outcome={documents}
          read={({ years }) => number(years.reduce((sum, { unread }) => sum + unread, 0))}
        />
      ),
    },
  ] as const;
  return (
    <section aria-label={t('investors.tiles.label')}>
      <dl className={styles.tiles}>
        {tiles.map(({ key, figure }) => (
          <div key={key} className={styles.tile}>
            <dt>{t(`investors.tiles.${key}`)}</dt>
            <dd>
              <Suspense fallback={<Skeleton height="control" />}>{figure}</Suspense>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface FigureProps<Value> {
  outcome: Promise<Settled<Value>>;
  read: (value: Value) => ReactNode;
}

/** Shows a dash on failure; the panel below shows the reason. */
function Figure<Value>({ outcome, read }: FigureProps<Value>) {
  const { t } = useTranslation();
  const result = use(outcome);
  if ('value' in result) return read(result.value);
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{t('investors.tiles.unknown')}</span>
    </>
  );
}
