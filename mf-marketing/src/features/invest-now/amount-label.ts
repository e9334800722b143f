import type { Format, TFunction } from '@phantom/mf-kit';
import type { AMOUNTS } from './choices';

/** An amount as the visitor's language writes it: `$25,000 - $50,000` is `25.000 $ – 50.000 $` in German. */
export function amountLabel(
  amount: (typeof AMOUNTS)[number],
  t: TFunction,
  format: Format,
): string {
  const [low, high] = amount
    .split(' - ')
    .map((dollars) => format.currency(Number(dollars.replaceAll(/\D/g, ''))));
  return high ? t('investNow.amounts.range', { low, high }) : t('investNow.amounts.from', { low });
}
