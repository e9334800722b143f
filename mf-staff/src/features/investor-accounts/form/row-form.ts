import { useSendForm, type Rules, type SendFormOptions, type SendFormState } from '@phantom/forms';
import { useTranslation, type TFunction } from '@phantom/mf-kit';
import { useState } from 'react';
import { toast } from '../../../shared/components/toasts';
import { companyDay } from '../../../shared/date-time/company-day';
import { useCurrentRow, useReloadAfter } from '../../../shared/hooks/use-current-row';
import { centsOf, parseAmount } from '../../../shared/money/parse-amount';
import type { Investor } from '../api/investors';

export interface RowDialogProps<Row> {
  investor: Investor;
  row?: Row;
  onClose: () => void;
}

type AnyValues = SendFormState['form']['values'];

interface RowFormOptions<Values extends AnyValues, Row> {
  name: string;
  row: Row | undefined;
  initialValues: Values;
  schema: SendFormOptions<Values>['schema'];
  save: (values: Values, row: Row | undefined) => Promise<unknown>;
  titleOf: (values: Values) => string;
  onClose: () => void;
}

/** After a conflict the form continues with the current row, and the entered values stay. */
export function useRowForm<Values extends AnyValues, Row extends { version: number }>(
  options: RowFormOptions<Values, Row>,
) {
  const { name, initialValues, schema, save, titleOf, onClose } = options;
  const { t } = useTranslation();
  const reloadAfter = useReloadAfter();
  const { row, acceptCurrent } = useCurrentRow(options.row);
  const [title, setTitle] = useState('');
  const state = useSendForm<Values>({
    name,
    initialValues,
    schema,
    send: (values) => {
      setTitle(titleOf(values));
      return reloadAfter(save(values, row));
    },
    onSent: () => {
      toast(t('investorAccounts.saved', { title }));
      onClose();
    },
  });
  return { state, acceptCurrent };
}

const FIRST_YEAR = 1990;

/** Today in New York, as YYYY-MM-DD. */
export const today = (now = Date.now()): string => companyDay(now);

export function investmentRules({ requiredText }: Rules, t: TFunction, language: string) {
  const example = new Intl.NumberFormat(language, { minimumFractionDigits: 2 }).format(250_000);
  const cents = (text = '') => {
    const amount = parseAmount(text, language);
    return amount === undefined ? undefined : centsOf(amount);
  };
  const amount = (field: string) => {
    const invalid = t('investorAccounts.rules.amount', { field, example });
    return requiredText(invalid).test('amount', invalid, (text) => cents(text) !== undefined);
  };
  return {
    positiveAmount: (field: string) =>
      amount(field).test(
        'zero',
        t('investorAccounts.rules.aboveZero'),
        (text) => cents(text) !== 0n,
      ),
    contributedAmount: (field: string) =>
      amount(field).test(
        'committed',
        t('investorAccounts.rules.aboveCommitted'),
        (text, { parent }) => {
          const [paid, promised] = [
            cents(text),
            cents((parent as { committed?: string }).committed),
          ];
          return paid === undefined || promised === undefined || paid <= promised;
        },
      ),
    pastDay: () =>
      requiredText(t('investorAccounts.rules.day')).test(
        'past',
        t('investorAccounts.rules.future'),
        (day) => day <= today(),
      ),
    year: () => {
      const invalid = t('investorAccounts.rules.year');
      return requiredText(invalid)
        .matches(/^\d{4}$/, invalid)
        .test('year', invalid, (text) => {
          const year = Number(text);
          return year >= FIRST_YEAR && year <= new Date().getFullYear() + 1;
        });
    },
  };
}
