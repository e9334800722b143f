import { useFormat, useTranslation } from '@phantom/mf-kit';
import { useState } from 'react';
import { fromCompanyInput, toCompanyInput } from '../../../../shared/date-time/company-input';
import { parseAmount } from '../../../../shared/money/parse-amount';
import { useMoney } from '../../../../shared/money/use-money';
import { controlProps, type FieldProps } from '../../field-props';
import { useZoneHint } from '../use-zone-hint';
import styles from './fields.module.css';
import { useTyped } from './use-typed';

/** A text that is no number stays as it was typed, and the rules say so. */
export function NumberField(props: FieldProps<number | string>) {
  const { field, value, onChange, isReadOnly } = props;
  const { number } = useFormat();
  const { range } = field;
  const { text, type, leave } = useTyped<number>(value, String, parseNumber);
  const limits = range && range.max < Number.MAX_SAFE_INTEGER && (
    <span className={styles.unit}>{`${number(range.min)} – ${number(range.max)}`}</span>
  );
  return (
    <span className={styles.withUnit}>
      <input
        {...controlProps(props)}
        className={`form-control ${styles.short}`}
        inputMode={range?.isWhole ? 'numeric' : 'decimal'}
        value={text}
        readOnly={isReadOnly}
        autoComplete="off"
        onChange={({ target }) => type(target.value, onChange)}
        onBlur={leave}
      />
      {limits}
    </span>
  );
}

function parseNumber(text: string): number | undefined {
  const value = Number(text.trim().replace(',', '.'));
  return Number.isFinite(value) ? value : undefined;
}

/** US dollars. */
export function MoneyField(props: FieldProps<string>) {
  const { value, onChange, isReadOnly } = props;
  const { i18n } = useTranslation();
  const { toInput } = useMoney();
  const { text, type, leave } = useTyped<string>(
    value,
    (amount) => (AMOUNT.test(amount) ? toInput(amount) : amount),
    (typed) => parseAmount(typed, i18n.language),
  );
  return (
    <span className={styles.withUnit}>
      <input
        {...controlProps(props)}
        className={`form-control ${styles.short}`}
        inputMode="decimal"
        value={text}
        readOnly={isReadOnly}
        autoComplete="off"
        onChange={({ target }) => type(target.value, onChange)}
        onBlur={leave}
      />
      <span className={styles.unit}>USD</span>
    </span>
  );
}

/** As it is stored: what else is there was typed, and is no amount. */
const AMOUNT = /^\d{1,12}(\.\d{2})?$/;

export function DateField(props: FieldProps<string>) {
  return <DayInput {...props} type="date" format={(value) => value} parse={(text) => text} />;
}

/** In the time zone of the company, which is named. */
export function DateTimeField(props: FieldProps<string>) {
  const { value } = props;
  const zoneHint = useZoneHint();
  const entered = value ? toCompanyInput(value) : '';
  return (
    <DayInput
      {...props}
      type="datetime-local"
      format={toCompanyInput}
      parse={fromCompanyInput}
      unit={zoneHint(entered)}
    />
  );
}

interface DayInputProps extends FieldProps<string> {
  type: 'date' | 'datetime-local';
  format: (value: string) => string;
  parse: (text: string) => string | null;
  /** Beside the control. */
  unit?: string;
}

/**
 * A date, or a date and a time. Browsers tell of an incomplete or impossible one only that it is none: the field says so, and
 * the value of before stays.
 */
function DayInput(props: DayInputProps) {
  const { type, format, parse, unit, value, onChange, isReadOnly, isInvalid } = props;
  const { t } = useTranslation();
  const [isIncomplete, setIncomplete] = useState(false);
  const shown = value ? format(value) : '';
  return (
    <>
      <span className={styles.withUnit}>
        <input
          {...controlProps({ ...props, isInvalid: isInvalid || isIncomplete })}
          type={type}
          className={`form-control ${styles.short}`}
          // An empty value leaves what is typed as it is.
          value={isIncomplete ? '' : shown}
          readOnly={isReadOnly}
          onChange={({ target }) => {
            setIncomplete(target.validity.badInput);
            if (!target.validity.badInput) onChange(target.value ? parse(target.value) : null);
          }}
          // Browsers report no change where a first date is left incomplete.
          onBlur={({ target }) => setIncomplete(target.validity.badInput)}
        />
        {unit && <span className={styles.unit}>{unit}</span>}
      </span>
      {isIncomplete && (
        <span role="alert" className={styles.error}>
          {t(type === 'date' ? 'content.field.rules.date' : 'content.field.rules.time')}
        </span>
      )}
    </>
  );
}

export function ChoiceField(props: FieldProps<string>) {
  const { field, value, onChange, isReadOnly } = props;
  const { t } = useTranslation();
  return (
    <select
      {...controlProps(props)}
      className={`form-select ${styles.short}`}
      value={value ?? ''}
      disabled={isReadOnly}
      onChange={({ target }) => onChange(target.value || null)}
    >
      <option value="">{t('content.field.choose')}</option>
      {field.choices.map(({ value: each, label }) => (
        <option key={each} value={each}>
          {label}
        </option>
      ))}
    </select>
  );
}

export function SwitchField(props: FieldProps<boolean>) {
  const { field, value, onChange, isReadOnly } = props;
  return (
    <label className={`form-check form-switch ${styles.switch}`}>
      <input
        {...controlProps(props)}
        type="checkbox"
        role="switch"
        className="form-check-input"
        checked={value === true}
        disabled={isReadOnly}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span className="form-check-label">{field.label}</span>
    </label>
  );
}
