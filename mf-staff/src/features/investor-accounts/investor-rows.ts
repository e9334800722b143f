import type { Choice } from '@phantom/forms';
import { hasRight, useFormat, useSession } from '@phantom/mf-kit';
import { useMoney } from '../../shared/money/use-money';
import type { Distribution, Holding, InvestorDocument } from './api/investors';

interface RowAction<Subject extends string, Row> {
  subject: Subject;
  row?: Row;
  isRemoval?: true;
}

export type RowTask =
  | RowAction<'holding', Holding>
  | RowAction<'distribution', Distribution>
  | RowAction<'document', InvestorDocument>;

export type Task = RowTask | { subject: 'file'; row: InvestorDocument };

export const DOCUMENT_KINDS = ['statement', 'tax_form', 'agreement', 'notice'] as const;

export const holdingChoices = (holdings: readonly Holding[]): Choice[] =>
  holdings.map(({ id, property }) => ({ value: String(id), label: property }));

export function usePaymentTitle() {
  const { date } = useFormat();
  const { shortMoney } = useMoney();
  return ({ property, paid_on, amount }: Distribution): string =>
    `${property}, ${date(paid_on)}, ${shortMoney(amount)}`;
}

/** Whether the user may edit investments; the service checks it too. */
export const useCanEdit = (): boolean => hasRight(useSession()?.user, 'investments');
