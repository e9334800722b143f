import classNames from 'classnames';
import { CharactersLeft } from './characters-left';
import { FieldFrame } from './field-frame';
import { useControl, type FieldProps } from './use-control';

interface MessageFieldProps extends FieldProps {
  rows: number;
  /** Characters; more can be typed or pasted, and be shortened then. */
  max: number;
}

/** Several lines of text, with a counter. */
export function MessageField(props: MessageFieldProps) {
  const { label, required, hint, rows, max } = props;
  const { id, noteId, message, value, isBusy, control } = useControl(props);
  const counterId = `${id}-left`;
  const described = [control['aria-describedby'], counterId].filter(Boolean).join(' ');
  return (
    <FieldFrame
      {...{ id, noteId, label, required, message, hint }}
      aside={<CharactersLeft id={counterId} left={max - value.length} max={max} />}
    >
      <textarea
        {...control}
        aria-describedby={described}
        rows={rows}
        readOnly={isBusy}
        className={classNames('form-control', message && 'is-invalid')}
      />
    </FieldFrame>
  );
}
