import { type SendFormOptions, type SendFormState, useSendForm } from '@phantom/forms';
import { useTranslation } from '@phantom/mf-kit';
import { useState } from 'react';
import { toast } from '../../../shared/components/toasts';
import { useTakenOver, useThenReload } from '../../../shared/hooks/use-current-row';

type AnyValues = SendFormState['form']['values'];

interface RowFormOptions<Values extends AnyValues, Row> {
  name: string;
  /** As it was when the form was opened; without it something new is added. */
  row: Row | undefined;
  initialValues: Values;
  validate: SendFormOptions<Values>['validate'];
  /** @param row as it is by what is known last */
  save: (values: Values, row: Row | undefined) => Promise<unknown>;
  /** By what the row is called afterwards. */
  titleOf: (values: Values) => string;
  onClose: () => void;
}

/** The form of a row: where somebody else was faster, their row is taken over, and what was typed stays. */
export function useRowForm<Values extends AnyValues, Row extends { version: number }>(
  options: RowFormOptions<Values, Row>,
) {
  const { name, initialValues, validate, save, titleOf, onClose } = options;
  const { t } = useTranslation();
  const thenReload = useThenReload();
  const { row, takeOver } = useTakenOver(options.row);
  const [title, setTitle] = useState('');
  const state = useSendForm<Values>({
    name,
    initialValues,
    validate,
    send: (values) => {
      setTitle(titleOf(values));
      return thenReload(save(values, row));
    },
    onSent: () => {
      toast(t('investorAccounts.saved', { title }));
      onClose();
    },
  });
  return { state, takeOver };
}
