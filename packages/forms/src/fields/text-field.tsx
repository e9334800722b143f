import classNames from 'classnames';
import type { ComponentPropsWithoutRef } from 'react';
import { FieldFrame } from './field-frame';
import { useControl, type FieldProps } from './use-control';

type InputProps = Pick<
  ComponentPropsWithoutRef<'input'>,
  'type' | 'autoComplete' | 'inputMode' | 'spellCheck' | 'min'
>;

interface TextFieldProps extends FieldProps, InputProps {
  /** What others have entered here; any other words are taken too. */
  suggestions?: readonly string[];
  /** Called as the visitor leaves the field. */
  onLeave?: () => void;
}

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const {
    label,
    required,
    hint,
    suggestions,
    onLeave,
    type = 'text',
    autoComplete,
    inputMode,
  } = props;
  const { id, noteId, message, isBusy, control } = useControl(props);
  return (
    <FieldFrame {...{ id, noteId, label, required, message, hint }}>
      <input
        {...control}
        type={type}
        autoComplete={autoComplete}
        inputMode={inputMode}
        spellCheck={props.spellCheck}
        min={props.min}
        list={suggestions && `${id}-suggestions`}
        onBlur={(event) => {
          control.onBlur(event);
          onLeave?.();
        }}
        readOnly={isBusy}
        className={classNames('form-control', message && 'is-invalid')}
      />
      {suggestions && (
        <datalist id={`${id}-suggestions`}>
          {suggestions.map((each) => (
            <option key={each} value={each} />
          ))}
        </datalist>
      )}
    </FieldFrame>
  );
}
