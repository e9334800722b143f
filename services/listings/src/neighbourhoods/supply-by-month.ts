import type { DataSource } from 'typeorm';
import type { Borough } from '../common/borough.js';
import type { TransactionType } from '../common/listing-type.js';
import type { SupplyOfMonthDto } from './neighbourhood.dto.js';

/** A median of fewer homes is the time of one of them. */
const LEAST_GONE = 3;
const MONTHS = 12;

// Months are New York's. The first one is that of the first listing: before it, nothing was recorded.
const BY_MONTH = `
  WITH home AS (
    SELECT
      offer,
      entered_at AT TIME ZONE 'America/New_York' AS entered,
      off_market_at AT TIME ZONE 'America/New_York' AS gone
    FROM listing
    WHERE borough = $1 AND subdivision_name = ANY ($2::text[]) AND NOT hidden
  ), present AS (
    SELECT date_trunc('month', now() AT TIME ZONE 'America/New_York') AS month
  ), month AS (
    SELECT generate_series(
      greatest(
        date_trunc('month', (SELECT min(entered) FROM home)),
        present.month - interval '${MONTHS - 1} months'
      ),
      present.month,
      interval '1 month'
    ) AS begins
    FROM present
  ), period AS (
    SELECT begins, begins + interval '1 month' AS ends FROM month
  )
  SELECT
    offer AS "transactionType",
    to_char(begins, 'YYYY-MM') AS month,
    (count(*) FILTER (WHERE entered < ends AND (gone IS NULL OR gone >= ends)))::integer AS homes,
    (count(*) FILTER (WHERE entered >= begins AND entered < ends))::integer AS new_homes,
    (count(*) FILTER (WHERE gone >= begins AND gone < ends))::integer AS gone,
    percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM gone - entered) / 86400)
      FILTER (WHERE gone >= begins AND gone < ends) AS days
  FROM period CROSS JOIN home
  GROUP BY offer, begins
  ORDER BY begins`;

interface MonthRow extends Omit<SupplyOfMonthDto, 'days_on_market'> {
  transactionType: TransactionType;
  days: number | null;
}

/** How the homes on the market changed in the last twelve months, by type. */
export async function supplyByMonth(
  dataSource: DataSource,
  borough: Borough,
  names: readonly string[],
): Promise<Map<TransactionType, SupplyOfMonthDto[]>> {
  const rows = await dataSource.query<MonthRow[]>(BY_MONTH, [borough, names]);
  const groups = Map.groupBy(rows, ({ transactionType }) => transactionType);
  return new Map([...groups].map(([type, months]) => [type, months.map(toMonth)]));
}

const toMonth = ({ month, homes, new_homes, gone, days }: MonthRow): SupplyOfMonthDto => ({
  ...{ month, homes, new_homes, gone },
  days_on_market: days === null || gone < LEAST_GONE ? null : Math.round(days),
});
