import { useSendForm, type SendFormOptions, type SendFormState } from '@phantom/forms';
import { toast } from '../components/toasts';
import { useReloadAfter } from '../hooks/use-current-row';

interface DialogFormOptions<Values extends SendFormState['form']['values']> extends Omit<
  SendFormOptions<Values>,
  'onSent'
> {
  /** Text of the toast after success. */
  done: string | ((values: Values) => string);
  onClose: () => void;
}

/** The form of a dialog. After success it reloads the page, shows a toast and closes the dialog. */
export function useDialogForm<Values extends SendFormState['form']['values']>(
  options: DialogFormOptions<Values>,
) {
  const { done, onClose, send, ...others } = options;
  const reloadAfter = useReloadAfter();
  return useSendForm<Values>({
    ...others,
    send: async (values, attempt) => {
      await reloadAfter(send(values, attempt));
      toast(typeof done === 'string' ? done : done(values));
    },
    onSent: onClose,
  });
}
