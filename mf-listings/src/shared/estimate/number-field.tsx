import { useFormat, useHydrated, useTranslation } from '@phantom/mf-kit';
import classNames from 'classnames';
import { useId, useState } from 'react';
import styles from './field.module.css';

interface Props extends NumberRange {
  label: string;
  value: number | null;
  onChange: (value: number | null) => void;
}

const SIGNS = { dollars: '$', percent: '%' };

/** A number field that reads and formats in the visitor's language. Calls `onChange` with every key. */
export function NumberField({ label, value, onChange, ...range }: Props) {
  const { t, i18n } = useTranslation();
  const { number } = useFormat();
  const id = useId();
  const isReady = useHydrated();
  const [typed, setTyped] = useState<string>();
  const [isTyping, setTyping] = useState(false);
  const [hasError, setHasError] = useState(false);
  if (hasError && value !== null) setHasError(false);
  // A value can be null because another field with the same value is invalid. That is no error of this field.
  const isInvalid = hasError && value === null;
  const written = (of: number) =>
    number(of, { maximumFractionDigits: range.unit === 'percent' ? 2 : 0 });
  // While the visitor types, and while the text is invalid, it stays as it is. Otherwise the value is formatted.
  const text =
    (isTyping || isInvalid ? typed : undefined) ?? (value === null ? '' : written(value));

  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <span className={classNames(styles.box, styles[range.unit])}>
        <span aria-hidden="true">{SIGNS[range.unit]}</span>
        <input
          id={id}
          className={classNames('form-control', isInvalid && 'is-invalid')}
          inputMode="decimal"
          // What is typed before the page is ready would be lost.
          readOnly={!isReady}
          autoComplete="off"
          value={text}
          aria-invalid={isInvalid}
          aria-describedby={isInvalid ? `${id}-fault` : undefined}
          onFocus={() => {
            setTyped(text);
            setTyping(true);
          }}
          onBlur={() => setTyping(false)}
          onChange={({ target }) => {
            const read = readNumber(target.value, i18n.language, range);
            setTyped(target.value);
            setHasError(read === null);
            onChange(read);
          }}
        />
      </span>
      {isInvalid && (
        <p id={`${id}-fault`} className={styles.error}>
          {t('estimate.invalid', { min: written(range.min), max: written(range.max) })}
        </p>
      )}
    </div>
  );
}

interface NumberRange {
  min: number;
  max: number;
  /** Dollars are whole and have group separators; per cent have neither. */
  unit: 'dollars' | 'percent';
}

/** Parses a number in a language. Null when it is no number or out of range. */
export const readNumber = (text: string, language: string, range: NumberRange): number | null => {
  const plain = text.replaceAll(/[\s$%€]/g, '');
  const number =
    range.unit === 'percent' ? plain.replace(',', '.') : withoutGroups(plain, language);
  if (!/^\d+(\.\d*)?$|^\.\d+$/.test(number)) return null;
  const value = range.unit === 'dollars' ? Math.round(Number(number)) : Number(number);
  return value < range.min || value > range.max ? null : value;
};

const withoutGroups = (text: string, language: string) => {
  const parts = new Intl.NumberFormat(language).formatToParts(1_234_567.8);
  const sign = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return text.replaceAll(sign('group'), '').replace(sign('decimal'), '.');
};
