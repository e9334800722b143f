import { FormikProvider, type FormikValues } from 'formik';
import { useMemo, type FormEvent, type ReactNode } from 'react';
import { TrapField } from '../fields/trap-field';
import { staleError } from '../send/failure';
import type { SendFormState } from '../send/use-send-form';
import type { ApiError } from '@phantom/mf-kit';
import { FailureSummary } from './failure-summary';
import { FormContext } from './form-context';

interface SendFormProps<Values extends FormikValues> {
  /** Of `useSendForm`. */
  state: SendFormState<Values>;
  className?: string;
  /** What stands above the fields when the row was changed by somebody else meanwhile (409); `error.list` has it as it is now. */
  whenStale?: (error: ApiError) => ReactNode;
  /** The fields, and at the end the `SendBar` or a `SendButton`. */
  children: ReactNode;
}

/** A form with what went wrong above its fields. */
export function SendForm<Values extends FormikValues>(props: SendFormProps<Values>) {
  const { state, className, whenStale, children } = props;
  const { name, form, failure, submit, element, trap, isSecret, isEmptied } = state;
  const stale = staleError(failure);
  const context = useMemo(() => ({ name, trap, isEmptied }), [name, trap, isEmptied]);
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
          {!isSecret && <TrapField />}
        </form>
      </FormContext>
    </FormikProvider>
  );
}
