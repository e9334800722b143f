import { useSubmitButton, useTranslation } from '@phantom/mf-kit';
import { Button } from '@phantom/ui';
import { useFormikContext } from 'formik';
import { fieldId } from './field-id';
import { useFormContext } from './form-context';

interface SendButtonProps {
  label: string;
  /** What is being done; "Sending…" unless it is something else. */
  busyLabel?: string;
  className?: string;
}

/** Sends the form, once, and says so while it does. */
export function SendButton({ label, busyLabel, className }: SendButtonProps) {
  const { t } = useTranslation();
  const { name } = useFormContext();
  const { isSubmitting } = useFormikContext();
  const busy = busyLabel ?? t('kit:form.sending');
  return (
    <>
      <Button {...useSubmitButton(isSubmitting)} id={fieldId(name, 'send')} className={className}>
        {isSubmitting ? busy : label}
      </Button>
      <span className="visually-hidden" role="status">
        {isSubmitting && busy}
      </span>
    </>
  );
}
