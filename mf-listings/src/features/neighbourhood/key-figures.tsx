import { Link, useFormat } from '@phantom/mf-kit';
import type { ReactNode } from 'react';
import { resultsPath } from '../../shared/listing-types';
import styles from './key-figures.module.css';
import type { NeighbourhoodData } from './loader';
import { useNeighbourhoodTexts } from './neighbourhood-texts';
import { yearsOf } from './sold-prices';

/** The medians in short, with the homes that they rest on. */
export function KeyFigures({ page }: { page: NeighbourhoodData }) {
  const { t } = useNeighbourhoodTexts();
  const { currency } = useFormat();
  const { supply, sales, neighbourhood, listed_as: names } = page;
  const search = new URLSearchParams(names.map((name) => ['neighbourhood', name]));
  const [mostSold] = (sales?.kinds ?? [])
    .filter(({ prices }) => prices)
    .toSorted((one, other) => other.count - one.count);
  return (
    <dl className={styles.figures}>
      {supply.map(({ listing_type: type, asking_prices: [all] }) => (
        <Figure
          key={type}
          name={t(`figures.${type}`)}
          value={all?.prices && currency(all.prices.median)}
        >
          <Link to={`${resultsPath(type, neighbourhood.borough)}?${search}`}>
            {t(`supply.search.${type}`, { count: all?.homes })}
          </Link>
        </Figure>
      ))}
      {sales && mostSold?.prices && (
        <Figure
          name={t('figures.sold', { kind: t(`kinds.${mostSold.kind}`) })}
          value={currency(mostSold.prices.median)}
        >
          {t('figures.basis', { count: mostSold.count, years: yearsOf(sales) })}
        </Figure>
      )}
    </dl>
  );
}

interface FigureProps {
  name: string;
  /** Without one there are too few homes. */
  value: string | null | undefined;
  /** What it rests on. */
  children: ReactNode;
}

function Figure({ name, value, children }: FigureProps) {
  const { t } = useNeighbourhoodTexts();
  return (
    <div>
      <dt>{name}</dt>
      <dd className={value ? styles.value : undefined}>{value ?? t('figures.none')}</dd>
      <dd>{children}</dd>
    </div>
  );
}
