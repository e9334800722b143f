import { useField } from 'formik';
import { useEffect, useEffectEvent, useRef } from 'react';
import { TextField } from '../fields/text-field';
import type { FieldProps } from '../fields/use-control';
import { writtenOut } from './written-out';

interface PhoneFieldProps extends FieldProps {
  /** ISO 3166-1 alpha-2, where the form asks for it. */
  country?: string;
}

/**
 * A telephone number, written out in full as the visitor leaves the field or names the country: what was typed before
 * the country was named is read anew as one of its numbers.
 */
export function PhoneField({ country, ...props }: PhoneFieldProps) {
  const [{ value }, , { setValue }] = useField<string>(props.name);
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);

  const lastWritten = useRef({ text: '', typed: '' });
  const typedBy = (text: string) =>
    text === lastWritten.current.text ? lastWritten.current.typed : text;

  const writeOut = async () => {
    const typed = typedBy(latest.current);
    const text = await writtenOut(typed, country);
    // What is no number of the country stays as it stands.
    const isNews = text !== typed && text !== latest.current;
    // Whoever has gone on typing is not done with it.
    if (!isNews || typedBy(latest.current) !== typed) return;
    lastWritten.current = { text, typed };
    await setValue(text);
  };
  const onCountry = useEffectEvent(() => {
    if (latest.current) void writeOut();
  });
  useEffect(() => {
    if (country) onCountry();
  }, [country]);

  return (
    <TextField
      {...props}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      onLeave={() => {
        if (latest.current) void writeOut();
      }}
    />
  );
}
