import { useFormat } from '@phantom/mf-kit';
import { useMoney } from '../../../shared/money/use-money';
import type { Distribution } from '../api/get-investor';

/** By what a payment is told from others: where from, when, how much. */
export function usePaymentTitle() {
  const { date } = useFormat();
  const { shortMoney } = useMoney();
  return ({ property, paid_on, amount }: Distribution): string =>
    `${property}, ${date(paid_on)}, ${shortMoney(amount)}`;
}
