import { useFormat, useTranslation } from '@phantom/mf-kit';
import classNames from 'classnames';
import { useId, useState } from 'react';
import { readNumber, type NumberRange } from '../../estimate/read-number';
import styles from './number-field.module.css';

interface Props extends NumberRange {
  label: string;
  /** Null where what was typed cannot be read. */
  value: number | null;
  onChange: (value: number | null) => void;
}

const SIGNS = { dollars: '$', percent: '%' };

/** A number that is typed and read in the visitor's language, and told to `onChange` with every key. */
export function NumberField({ label, value, onChange, ...range }: Props) {
  const { t, i18n } = useTranslation();
  const { number } = useFormat();
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const [isTyping, setTyping] = useState(false);
  const [isFaulty, setFaulty] = useState(false);
  if (isFaulty && value !== null) setFaulty(false);
  // A value that another field of the same could not be read for is missing here, but no fault of this one.
  const isInvalid = isFaulty && value === null;
  const written = (of: number) =>
    number(of, { maximumFractionDigits: range.unit === 'percent' ? 2 : 0 });
  // What is being typed, or cannot be read, stays as it is; all else is written out.
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
            setFaulty(read === null);
            onChange(read);
          }}
        />
      </span>
      {isInvalid && (
        <p id={`${id}-fault`} className={styles.fault}>
          {t('estimate.invalid', { min: written(range.min), max: written(range.max) })}
        </p>
      )}
    </div>
  );
}
