import { useSubmitButton, useTranslation, type ApiError } from '@phantom/mf-kit';
import { Button } from '@phantom/ui';
import { FormikProvider, useFormikContext, type FormikValues } from 'formik';
import { useMemo, type FormEvent, type ReactNode, type RefObject } from 'react';
import { staleError } from './failure';
import { FailureSummary } from './failure-summary';
import { fieldId, FormContext, useFormContext } from './form-context';
import styles from './send-form.module.css';
import type { SendFormState } from './use-send-form';

interface SendFormProps<Values extends FormikValues> {
  /** From `useSendForm`. */
  state: SendFormState<Values>;
  className?: string;
  /** Shown above the fields after a conflict (409); `error.list` has the current row. */
  whenStale?: (error: ApiError) => ReactNode;
  /** The fields, and at the end a `SendBar` or a `SendButton`. */
  children: ReactNode;
}

/** A form with its errors above the fields. */
export function SendForm<Values extends FormikValues>(props: SendFormProps<Values>) {
  const { state, className, whenStale, children } = props;
  const { name, form, failure, submit, element, honeypot, isSecret, isEmptied } = state;
  const stale = staleError(failure);
  const context = useMemo(() => ({ name, isEmptied }), [name, isEmptied]);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  return (
    <FormikProvider value={form}>
      <FormContext value={context}>
        <form
          ref={element}
          noValidate
          onSubmit={onSubmit}
          className={className}
          data-secret={isSecret || undefined}
        >
          {stale && whenStale ? (
            whenStale(stale)
          ) : (
            <FailureSummary failure={failure} onSendAgain={() => void submit()} />
          )}
          {children}
          {!isSecret && <Honeypot input={honeypot} />}
        </form>
      </FormContext>
    </FormikProvider>
  );
}

interface SendButtonProps {
  label: string;
  /** The label while sending; "Sending…" by default. */
  busyLabel?: string;
  className?: string;
  /** Of the button: `outline-primary` beside a form that matters more. */
  variant?: string;
}

/** Sends the form once, and announces it. */
export function SendButton({ label, busyLabel, className, variant }: SendButtonProps) {
  const { t } = useTranslation();
  const { name } = useFormContext();
  const { isSubmitting } = useFormikContext();
  const busy = busyLabel ?? t('kit:form.sending');
  return (
    <>
      <Button
        {...useSubmitButton(isSubmitting)}
        id={fieldId(name, 'send')}
        className={className}
        variant={variant}
      >
        {isSubmitting ? busy : label}
      </Button>
      <span className="visually-hidden" role="status">
        {isSubmitting && busy}
      </span>
    </>
  );
}

/** A field that no person can see, reach or hear. Only a program fills it in. */
function Honeypot({ input }: { input: RefObject<HTMLInputElement | null> }) {
  return (
    <div className={styles.honeypot} aria-hidden="true" inert>
      <label>
        Website
        <input
          ref={input}
          type="text"
          name="website"
          defaultValue=""
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore
          data-bwignore
          data-lpignore="true"
        />
      </label>
    </div>
  );
}
