import { useField } from 'formik';
import { useEffect, useEffectEvent, useRef } from 'react';
import { formatPhoneNumber } from '../schema/phone';
import { TextField } from './text-field';
import type { FieldProps } from './use-control';

interface PhoneFieldProps extends FieldProps {
  /** ISO 3166-1 alpha-2, if the form has a field for it. */
  country?: string;
}

/** A phone number, formatted on blur and when the country changes: then from the number as it was typed. */
export function PhoneField({ country, ...props }: PhoneFieldProps) {
  const [{ value }, , { setValue }] = useField<string>(props.name);
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);

  const lastFormatted = useRef({ text: '', typed: '' });
  const typedText = () =>
    latest.current === lastFormatted.current.text ? lastFormatted.current.typed : latest.current;

  const format = async () => {
    if (!latest.current) return;
    const typed = typedText();
    const text = await formatPhoneNumber(typed, country);
    // An invalid number stays, and also a value that has changed meanwhile.
    if (text === typed || text === latest.current || typedText() !== typed) return;
    lastFormatted.current = { text, typed };
    await setValue(text);
  };
  const onCountry = useEffectEvent(() => void format());
  useEffect(() => {
    if (country) onCountry();
  }, [country]);

  return (
    <TextField
      {...props}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      onBlur={() => void format()}
    />
  );
}
