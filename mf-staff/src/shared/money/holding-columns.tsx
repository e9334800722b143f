import { Link, useFormat, useTranslation } from '@phantom/mf-kit';
import type { Column } from '@phantom/ui/on-demand';
import { useMoney } from './use-money';

export const AMOUNTS = ['committed', 'contributed', 'distributed'] as const;

type Amounts = Record<(typeof AMOUNTS)[number], string>;

interface Holding extends Amounts {
  property: string;
  address: string | null;
  project_id: number | null;
  as_of: string;
}

export function useAmountColumns(): Column<Amounts>[] {
  const { t } = useTranslation();
  const { money } = useMoney();
  return AMOUNTS.map((key) => ({
    key,
    header: t(`investors.columns.${key}`),
    align: 'end',
    cell: (amounts) => money(amounts[key]),
  }));
}

export function useHoldingColumns(nameClass: string | undefined): Column<Holding>[] {
  const { t } = useTranslation();
  const { date } = useFormat();
  return [
    {
      key: 'property',
      header: t('investors.columns.property'),
      cell: ({ property, address, project_id }) => (
        <span className={nameClass}>
          {project_id ? <Link to={`/singleportfolio/${project_id}`}>{property}</Link> : property}
          {address && <small>{address}</small>}
        </span>
      ),
    },
    ...useAmountColumns(),
    {
      key: 'as_of',
      header: t('investors.columns.asOf'),
      align: 'end',
      cell: ({ as_of }) => date(as_of),
    },
  ];
}
