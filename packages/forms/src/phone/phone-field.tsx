import { useField } from 'formik';
import { useEffect, useEffectEvent, useRef } from 'react';
import { TextField } from '../fields/text-field';
import type { FieldProps } from '../fields/use-control';
import { writtenOut } from './written-out';

interface PhoneFieldProps extends FieldProps {
  /** ISO 3166-1 alpha-2, where the form asks for it. */
  country?: string;
}

/** A telephone number, written out in full as the visitor leaves the field or names the country. */
export function PhoneField({ country, ...props }: PhoneFieldProps) {
  const [{ value }, , { setValue }] = useField<string>(props.name);
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);

  const writeOut = async () => {
    const typed = latest.current;
    const written = await writtenOut(typed, country);
    // Whoever has gone on typing is not done with it.
    if (written !== typed && latest.current === typed) await setValue(written);
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
