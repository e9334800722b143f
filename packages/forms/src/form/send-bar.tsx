import { useOnline, useTranslation } from '@phantom/mf-kit';
import { Button } from '@phantom/ui';
import { useFormikContext, type FormikValues } from 'formik';
import styles from './send-bar.module.css';
import { SendButton } from './send-form';
import type { SendFormState } from './use-send-form';

interface SendBarProps<Values extends FormikValues> {
  state: SendFormState<Values>;
  label: string;
}

/** The buttons that send and clear a form, and the note that the entered values are stored. */
export function SendBar<Values extends FormikValues>({ state, label }: SendBarProps<Values>) {
  const { t } = useTranslation();
  const isOnline = useOnline();
  const { dirty, isSubmitting } = useFormikContext();
  return (
    <div className={styles.bar}>
      <SendButton label={label} className={styles.send} />
      <Button variant="link" hidden={!dirty || isSubmitting} onClick={state.clear}>
        {t('kit:form.clear')}
      </Button>
      <p className={styles.note} role="status">
        {t(isOnline ? 'kit:form.kept' : 'kit:form.offline')}
      </p>
    </div>
  );
}
