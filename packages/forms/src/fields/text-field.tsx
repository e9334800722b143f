import classNames from 'classnames';
import type { ComponentPropsWithoutRef } from 'react';
import { FieldFrame } from './field-frame';
import { useControl, type FieldProps } from './use-control';

type InputProps = Pick<
  ComponentPropsWithoutRef<'input'>,
  'type' | 'autoComplete' | 'inputMode' | 'spellCheck'
>;

interface TextFieldProps extends FieldProps, InputProps {
  /** Called as the visitor leaves the field. */
  onLeave?: () => void;
}

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const { label, required, hint, onLeave, type = 'text', autoComplete, inputMode } = props;
  const { id, noteId, message, isBusy, control } = useControl(props);
  return (
    <FieldFrame {...{ id, noteId, label, required, message, hint }}>
      <input
        {...control}
        type={type}
        autoComplete={autoComplete}
        inputMode={inputMode}
        spellCheck={props.spellCheck}
        onBlur={(event) => {
          control.onBlur(event);
          onLeave?.();
        }}
        readOnly={isBusy}
        className={classNames('form-control', message && 'is-invalid')}
      />
    </FieldFrame>
  );
}
