import { useFormat, useTranslation } from '@phantom/mf-kit';
import classNames from 'classnames';
import { FieldFrame } from './field-frame';
import styles from './message-field.module.css';
import { useControl, type FieldProps } from './use-control';

interface MessageFieldProps extends FieldProps {
  rows: number;
  /** Maximum length. A longer text can be entered and shortened afterwards. */
  max: number;
}

/** Several lines of text, with a counter. */
export function MessageField(props: MessageFieldProps) {
  const { rows, max } = props;
  const { frame, value, isBusy, control } = useControl(props);
  const counterId = `${frame.id}-left`;
  const description = [control['aria-describedby'], counterId].filter(Boolean).join(' ');
  return (
    <FieldFrame {...frame} aside={<Counter id={counterId} left={max - value.length} max={max} />}>
      <textarea
        {...control}
        aria-describedby={description}
        rows={rows}
        readOnly={isBusy}
        className={classNames('form-control', frame.message && 'is-invalid')}
      />
    </FieldFrame>
  );
}

/** Share of `max` from which screen readers announce the rest. */
const ANNOUNCED_SHARE = 0.1;
/** Announced in steps, because an announcement at every key would interrupt the typing. */
const ANNOUNCED_STEP = 20;

/** The number of characters that are left. */
function Counter({ id, left, max }: { id: string; left: number; max: number }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const announced = left < 0 ? left : Math.ceil(left / ANNOUNCED_STEP) * ANNOUNCED_STEP;
  const textOf = (count: number) =>
    count < 0
      ? t('kit:form.tooMany', { count: -count, number: number(-count) })
      : t('kit:form.left', { count, number: number(count) });
  return (
    <span className={styles.counter}>
      <span id={id} className={left < 0 ? styles.over : undefined}>
        {textOf(left)}
      </span>
      <span className="visually-hidden" role="status">
        {left < max * ANNOUNCED_SHARE && textOf(announced)}
      </span>
    </span>
  );
}
