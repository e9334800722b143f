import { ApiError, useHydrated, useTranslation } from '@phantom/mf-kit';
import { useFormik, type FormikErrors, type FormikValues } from 'formik';
import { useEffect, useRef, useState, type RefObject } from 'react';
import type * as rules from '../schema/rules';
import {
  currentErrors,
  failureOf,
  isUndecided,
  sortMessages,
  toMessages,
  toServerErrors,
  type Failure,
  type FieldMessage,
  type ServerErrors,
} from './failure';
import { fieldId } from './form-context';
import { FormDraft } from './form-draft';

/** Builders of yup schemas. */
export type Rules = typeof rules;

export interface SendFormOptions<Values extends FormikValues> {
  /** Unique on the site; the ids of the fields begin with it. */
  name: string;
  initialValues: Values;
  /** The yup schemas of the fields, which must hold before anything is sent. */
  schema?: (rules: Rules) => rules.FormSchema<Values>;
  /** Normalizes the values before sending: the same content in two forms would be stored twice. */
  prepare?: (values: Values) => Promise<Values>;
  /** @throws ApiError when it has not arrived, or the outcome is unknown */
  send: (values: Values, attempt: Attempt) => Promise<unknown>;
  /** Called after success; the form is empty again. */
  onSent: () => void;
  /** For passwords: nothing is stored, and an attempt without a response may be repeated. */
  isSecret?: boolean;
}

/** Accompanies the values of a form. */
export interface Attempt {
  /** For the header `Idempotency-Key`: the same content is stored once. */
  key: string;
  /** Aborts the call when no response comes. */
  signal: AbortSignal;
  /** Tells people from programs: page path, milliseconds since the form was first shown (if known), honeypot value. */
  marks: { page: string; elapsed: number | undefined; website: string };
}

/** A form for `<SendForm>`. */
export interface SendFormState<Values extends FormikValues = FormikValues> {
  name: string;
  form: ReturnType<typeof useFormik<Values>>;
  /** Why the last attempt failed. */
  failure: Failure | undefined;
  submit: () => Promise<void>;
  /** Removes the failure; the values stay. */
  dismiss: () => void;
  /** Empties the form and deletes its draft. */
  clear: () => void;
  element: RefObject<HTMLFormElement | null>;
  honeypot: RefObject<HTMLInputElement | null>;
  isSecret: boolean;
  /** Whether the form was emptied and not changed since: leaving a field then is no mistake. */
  isEmptied: RefObject<boolean>;
}

/** A form that stores its values until they have arrived, and repeats an attempt of unknown outcome with the same key. */
export function useSendForm<Values extends FormikValues>(
  options: SendFormOptions<Values>,
): SendFormState<Values> {
  const { name, initialValues, schema, prepare, send, onSent, isSecret = false } = options;
  const { t } = useTranslation();
  const isHydrated = useHydrated();
  // A server-rendered form can be filled in before the scripts have loaded.
  const [draft] = useState(
    () => new FormDraft<Values>(name, !isSecret, isHydrated ? undefined : performance.timeOrigin),
  );
  const [failure, setFailure] = useState<Failure>();
  const { errors, validate, addServerErrors, resetServerErrors } = useErrors(schema);
  const isSubmitting = useRef(false);
  const honeypot = useRef<HTMLInputElement>(null);
  const element = useRef<HTMLFormElement>(null);

  const form = useFormik<Values>({
    initialValues,
    validate,
    // Formik passes the outcome on to the caller of `submitForm`; it is undefined for invalid values.
    onSubmit: async (values, { setErrors }): Promise<Failure | 'sent'> => {
      const entries = prepare ? await prepare(values) : values;
      const wasOnline = navigator.onLine;
      try {
        await send(entries, createAttempt(draft, entries, honeypot.current));
        return 'sent';
      } catch (error) {
        const reason = failureOf(error, isSecret, wasOnline);
        if (!isUndecided(error as ApiError)) draft.settle(values);
        if (reason.kind === 'fields') setErrors(addServerErrors(reason.messages, values));
        return reason;
      }
    },
  });
  useDraft(draft, form);
  const isEmptied = useRef(false);
  useEffect(() => {
    if (form.dirty) isEmptied.current = false;
  }, [form.dirty]);

  const empty = () => {
    draft.clear();
    resetServerErrors();
    isEmptied.current = true;
    setFailure(undefined);
    form.resetForm();
  };
  const fail = (reason: Failure) =>
    setFailure(
      reason.kind === 'fields'
        ? { ...reason, messages: sortMessages(reason.messages, initialValues) }
        : reason,
    );
  // The button disappears, so the focus moves to the first field.
  const clear = () => {
    empty();
    element.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  };
  const failUnexpectedly = (error: unknown): Failure => {
    reportError(error);
    form.setSubmitting(false);
    return { kind: 'refused', error: new ApiError(t('kit:error.text'), 0) };
  };
  const submit = async () => {
    if (isSubmitting.current) return;
    isSubmitting.current = true;
    resetServerErrors();
    try {
      const outcome = (await form.submitForm().catch(failUnexpectedly)) as
        Failure | 'sent' | undefined;
      if (outcome === 'sent') {
        focusSendButton(name, element.current);
        empty();
        onSent();
      } else {
        fail(outcome ?? { kind: 'fields', messages: toMessages(Object.entries(errors.current)) });
      }
    } finally {
      isSubmitting.current = false;
    }
  };
  const dismiss = () => setFailure(undefined);
  return { name, form, failure, submit, dismiss, clear, element, honeypot, isSecret, isEmptied };
}

/** The errors of the schema, and of the server while the refused value stays. */
function useErrors<Values extends FormikValues>(schema: SendFormOptions<Values>['schema']) {
  const errors = useRef<FormikErrors<Values>>({});
  const serverErrors = useRef<ServerErrors>({});
  const validate = async (values: Values) => {
    const refused = currentErrors(serverErrors.current, values);
    // Without the rules, for example offline, nothing is invalid: the server checks too.
    const rules = schema && (await import('../schema/rules').catch(() => undefined));
    const invalid = rules && (await rules.findErrors(values, schema(rules)));
    errors.current = { ...refused, ...invalid };
    return errors.current;
  };
  const addServerErrors = (messages: FieldMessage[], values: Values) => {
    serverErrors.current = toServerErrors(messages, values);
    return currentErrors(serverErrors.current, values);
  };
  const resetServerErrors = () => {
    serverErrors.current = {};
  };
  return { errors, validate, addServerErrors, resetServerErrors };
}

const DEADLINE_MS = 20_000;

const createAttempt = <Values extends object>(
  draft: FormDraft<Values>,
  values: Values,
  honeypot: HTMLInputElement | null,
): Attempt => ({
  key: draft.keyFor(values),
  signal: AbortSignal.timeout(DEADLINE_MS),
  marks: {
    page: window.location.pathname,
    elapsed: draft.elapsed,
    website: honeypot?.value ?? '',
  },
});

/** Moves the focus out of the failure summary, which disappears. */
function focusSendButton(name: string, element: HTMLFormElement | null): void {
  if (!element?.querySelector('[role=alert]:focus-within')) return;
  document.getElementById(fieldId(name, 'send'))?.focus();
}

/** Restores the draft and saves changes. */
function useDraft<Values extends FormikValues>(
  draft: FormDraft<Values>,
  form: ReturnType<typeof useFormik<Values>>,
): void {
  const { values, dirty, setValues } = form;
  const isOpened = useRef(false);
  useEffect(() => {
    const stored = draft.open();
    if (stored) void setValues((initial) => ({ ...initial, ...stored }), false);
  }, [draft, setValues]);
  useEffect(() => {
    // An untouched form has no draft, but an emptied one must replace its draft.
    if (isOpened.current && (dirty || draft.exists)) draft.save(values);
    isOpened.current = true;
  }, [draft, values, dirty]);
}
