import { useSendForm, type SendFormOptions, type SendFormState } from '@phantom/forms';
import { useTranslation } from '@phantom/mf-kit';
import { useState } from 'react';
import { toast } from '../../../shared/components/toasts';
import { useCurrentRow, useReloadAfter } from '../../../shared/hooks/use-current-row';

type AnyValues = SendFormState['form']['values'];

interface RowFormOptions<Values extends AnyValues, Row> {
  name: string;
  /** The row when the form was opened; undefined to add one. */
  row: Row | undefined;
  initialValues: Values;
  schema: SendFormOptions<Values>['schema'];
  save: (values: Values, row: Row | undefined) => Promise<unknown>;
  /** Title of the saved row. */
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
