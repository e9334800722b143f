import type { Choice } from '@phantom/forms';
import { hasRight, useFormat, useSession } from '@phantom/mf-kit';
import { useMoney } from '../../shared/money/use-money';
import type { Distribution, Holding, InvestorDocument } from './api/investors';

interface On<Subject extends string, Row> {
  subject: Subject;
  /** Without one something new is added. */
  row?: Row;
  isRemoval?: true;
}

/** A row that is added, changed or removed. */
export type RowTask =
  On<'holding', Holding> | On<'distribution', Distribution> | On<'document', InvestorDocument>;

/** What somebody is doing on the page. */
export type Task = RowTask | { subject: 'file'; row: InvestorDocument };

/** What an investor's document can be. */
export const DOCUMENT_KINDS = ['statement', 'tax_form', 'agreement', 'notice'] as const;

export const choicesOf = (holdings: readonly Holding[]): Choice[] =>
  holdings.map(({ id, property }) => ({ value: String(id), label: property }));

/** By what a payment is told from others: where from, when, how much. */
export function usePaymentTitle() {
  const { date } = useFormat();
  const { shortMoney } = useMoney();
  return ({ property, paid_on, amount }: Distribution): string =>
    `${property}, ${date(paid_on)}, ${shortMoney(amount)}`;
}

/** Whether whoever is signed in may change investments; the service asks for itself. */
export const useMayChange = (): boolean => hasRight(useSession()?.user, 'investments');
