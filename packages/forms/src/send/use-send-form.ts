import { ApiError, useHydrated, useTranslation } from '@phantom/mf-kit';
import { useFormik, type FormikErrors, type FormikValues } from 'formik';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { fieldId } from '../frame/field-id';
import { attemptWith, type Attempt } from './attempt';
import { failureOf, isUndecided, type Failure } from './failure';
import { FormDraft } from './form-draft';
import { inFormOrder, messagesOf, refusalsOf, stillRefused, type Refusals } from './refusals';

/** What a form is made of. */
export interface SendFormOptions<Values extends FormikValues> {
  /** Tells the form from all others of the site; its fields' ids begin with it. */
  name: string;
  initialValues: Values;
  /** What the visitor has to mend before anything is sent: field → message. */
  validate?: (values: Values) => FormikErrors<Values> | Promise<FormikErrors<Values>>;
  /**
   * What is sent for what stands in the fields, where a field may still be writing it out: the same content must not
   * go out in two ways, as it would be stored twice.
   */
  prepare?: (values: Values) => Promise<Values>;
  /** @throws ApiError when it has not arrived, or nobody knows */
  send: (values: Values, attempt: Attempt) => Promise<unknown>;
  /** Called when it has arrived; the form is empty again. */
  onSent: () => void;
  /** For passwords: nothing is written down, and an attempt without an answer may simply be repeated. */
  isSecret?: boolean;
}

/** A form that loses nothing and sends nothing twice; for `<SendForm>`. */
export interface SendFormState<Values extends FormikValues = FormikValues> {
  name: string;
  form: ReturnType<typeof useFormik<Values>>;
  /** Why the last attempt failed. */
  failure: Failure | undefined;
  submit: () => Promise<void>;
  /** Takes back what was said of the last attempt; what was typed stays. */
  dismiss: () => void;
  /** Empties the form and forgets what was kept of it. */
  clear: () => void;
  /** The form in the page. */
  element: RefObject<HTMLFormElement | null>;
  /** The field that people do not see. */
  trap: RefObject<HTMLInputElement | null>;
  isSecret: boolean;
  /** Whether the form was emptied and nothing has been typed into it since: leaving a field then is no fault. */
  isEmptied: RefObject<boolean>;
}

/**
 * The state of a form. What is typed is kept in the tab until it has arrived; an attempt whose outcome is unknown is
 * repeated under its own key; what the server refuses is said at the field until that changes.
 */
export function useSendForm<Values extends FormikValues>(
  options: SendFormOptions<Values>,
): SendFormState<Values> {
  const { name, initialValues, validate, prepare, send, onSent, isSecret = false } = options;
  const { t } = useTranslation();
  const isHydrated = useHydrated();
  // What a server has drawn can be typed into while the scripts are still on their way.
  const [draft] = useState(
    () => new FormDraft<Values>(name, !isSecret, isHydrated ? undefined : performance.timeOrigin),
  );
  const [failure, setFailure] = useState<Failure>();
  const refusals = useRef<Refusals>({});
  const found = useRef<FormikErrors<Values>>({});
  const isUnderWay = useRef(false);
  const trap = useRef<HTMLInputElement>(null);
  const element = useRef<HTMLFormElement>(null);

  const form = useFormik<Values>({
    initialValues,
    validate: async (values) => {
      found.current = { ...stillRefused(refusals.current, values), ...(await validate?.(values)) };
      return found.current;
    },
    // The outcome is the answer: formik passes it on to whoever submits, and answers nothing where it did not try.
    onSubmit: async (values, { setErrors }): Promise<Failure | 'sent'> => {
      const entries = prepare ? await prepare(values) : values;
      const wasOnline = navigator.onLine;
      try {
        await send(entries, attemptWith(draft, entries, trap.current));
        return 'sent';
      } catch (error) {
        const reason = failureOf(error, isSecret, wasOnline);
        if (!isUndecided(error as ApiError)) draft.settle(values);
        if (reason.kind === 'fields') {
          refusals.current = refusalsOf(reason.messages, values);
          setErrors(stillRefused(refusals.current, values));
        }
        return reason;
      }
    },
  });
  useKeptValues(draft, form);
  const { isEmptied, markEmptied } = useEmptied(form.dirty);

  const empty = () => {
    draft.forget();
    refusals.current = {};
    markEmptied();
    setFailure(undefined);
    form.resetForm();
  };
  const fail = (reason: Failure) =>
    setFailure(
      reason.kind === 'fields'
        ? { ...reason, messages: inFormOrder(reason.messages, initialValues) }
        : reason,
    );
  // What was pressed goes: whoever pressed it goes on in the form, not at the top of the page.
  const clear = () => {
    empty();
    element.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  };
  const breakDown = (fault: unknown): Failure => {
    reportError(fault);
    form.setSubmitting(false);
    return { kind: 'refused', error: new ApiError(t('kit:error.text'), 0) };
  };
  const submit = async () => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    refusals.current = {};
    try {
      const outcome = (await form.submitForm().catch(breakDown)) as Failure | 'sent' | undefined;
      if (outcome === 'sent') {
        leaveSummary(name, element.current);
        empty();
        onSent();
      } else fail(outcome ?? { kind: 'fields', messages: messagesOf(found.current) });
    } finally {
      isUnderWay.current = false;
    }
  };
  const dismiss = () => setFailure(undefined);
  return { name, form, failure, submit, dismiss, clear, element, trap, isSecret, isEmptied };
}

/** The button that was pressed in the summary goes with it; the form's own one stays. */
function leaveSummary(name: string, element: HTMLFormElement | null): void {
  if (!element?.querySelector('[role=alert]:focus-within')) return;
  document.getElementById(fieldId(name, 'send'))?.focus();
}

/** Takes up what was typed before, and keeps what is typed now. */
function useKeptValues<Values extends FormikValues>(
  draft: FormDraft<Values>,
  form: ReturnType<typeof useFormik<Values>>,
): void {
  const { values, dirty, setValues } = form;
  const isOpened = useRef(false);
  useEffect(() => {
    const kept = draft.open();
    if (kept) void setValues((fresh) => ({ ...fresh, ...kept }), false);
  }, [draft, setValues]);
  useEffect(() => {
    // Until somebody types there is nothing to keep; what was typed and deleted again is not to come back.
    if (isOpened.current && (dirty || draft.isThere)) draft.keep(values);
    isOpened.current = true;
  }, [draft, values, dirty]);
}

/** Whether the form was emptied; no more once something is typed. */
function useEmptied(isDirty: boolean) {
  const isEmptied = useRef(false);
  useEffect(() => {
    if (isDirty) isEmptied.current = false;
  }, [isDirty]);
  const markEmptied = () => {
    isEmptied.current = true;
  };
  return { isEmptied, markEmptied };
}
