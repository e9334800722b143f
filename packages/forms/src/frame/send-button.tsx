import { useSubmitButton, useTranslation } from '@phantom/mf-kit';
import { Button } from '@phantom/ui';
import { useFormikContext } from 'formik';

interface SendButtonProps {
  label: string;
  /** What is being done; "Sending…" unless it is something else. */
  busyLabel?: string;
  className?: string;
}

/** Sends the form, once, and says so while it does. */
export function SendButton({ label, busyLabel, className }: SendButtonProps) {
  const { t } = useTranslation();
  const { isSubmitting } = useFormikContext();
  const busy = busyLabel ?? t('kit:form.sending');
  return (
    <>
      <Button {...useSubmitButton(isSubmitting)} className={className}>
        {isSubmitting ? busy : label}
      </Button>
      <span className="visually-hidden" role="status">
        {isSubmitting && busy}
      </span>
    </>
  );
}
