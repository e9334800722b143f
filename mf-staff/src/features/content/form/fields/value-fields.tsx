import { useFormat, useTranslation } from '@phantom/mf-kit';
import { parseAmount } from '../../../../shared/money/parse-amount';
import { useMoney } from '../../../../shared/money/use-money';
import { timeZoneName, toLocalInput, toUtc } from '../local-time';
import { controlProps, type FieldProps } from '../../field-props';
import styles from './fields.module.css';
import { useTyped } from './use-typed';

export function NumberField(props: FieldProps<number>) {
  const { field, value, onChange, isReadOnly } = props;
  const { t } = useTranslation();
  const { number } = useFormat();
  const { range } = field;
  const { text, isUnreadable, type, leave } = useTyped(value, String, (typed) =>
    parseNumber(typed, range?.isWhole ?? false),
  );
  const limits = range && range.max < Number.MAX_SAFE_INTEGER && (
    <span className={styles.unit}>{`${number(range.min)} – ${number(range.max)}`}</span>
  );
  return (
    <>
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
      {isUnreadable && <Unreadable text={t('content.field.noNumber')} />}
    </>
  );
}

function parseNumber(text: string, isWhole: boolean): number | undefined {
  const value = Number(text.trim().replace(',', '.'));
  return Number.isFinite(value) && (!isWhole || Number.isInteger(value)) ? value : undefined;
}

/** US dollars. */
export function MoneyField(props: FieldProps<string>) {
  const { value, onChange, isReadOnly } = props;
  const { t, i18n } = useTranslation();
  const { toInput } = useMoney();
  const { text, isUnreadable, type, leave } = useTyped(value, toInput, (typed) =>
    parseAmount(typed, i18n.language),
  );
  return (
    <>
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
      {isUnreadable && <Unreadable text={t('content.field.noAmount')} />}
    </>
  );
}

function Unreadable({ text }: { text: string }) {
  return (
    <span role="alert" className={styles.error}>
      {text}
    </span>
  );
}

export function DateField(props: FieldProps<string>) {
  const { value, onChange, isReadOnly } = props;
  return (
    <input
      {...controlProps(props)}
      type="date"
      className={`form-control ${styles.short}`}
      value={value ?? ''}
      readOnly={isReadOnly}
      onChange={({ target }) => onChange(target.value || null)}
    />
  );
}

/** In the time zone of the browser, which is named. */
export function DateTimeField(props: FieldProps<string>) {
  const { value, onChange, isReadOnly } = props;
  const { i18n } = useTranslation();
  return (
    <span className={styles.withUnit}>
      <input
        {...controlProps(props)}
        type="datetime-local"
        className={`form-control ${styles.short}`}
        value={value ? toLocalInput(value) : ''}
        readOnly={isReadOnly}
        onChange={({ target }) => onChange(toUtc(target.value))}
      />
      <span className={styles.unit}>{timeZoneName(i18n.language)}</span>
    </span>
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
