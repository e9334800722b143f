import classNames from 'classnames';
import type { ComponentPropsWithoutRef } from 'react';
import { FieldFrame } from './field-frame';
import { useControl, type FieldProps } from './use-control';

type InputProps = Pick<
  ComponentPropsWithoutRef<'input'>,
  'type' | 'autoComplete' | 'inputMode' | 'spellCheck' | 'min'
>;

interface TextFieldProps extends FieldProps, InputProps {
  /** Known values; the field accepts others too. */
  suggestions?: readonly string[];
  onBlur?: () => void;
}

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const { name, label, required, hint, suggestions, onBlur, type = 'text', ...input } = props;
  const { id, noteId, message, isBusy, control } = useControl({ name, label, required, hint });
  return (
    <FieldFrame {...{ id, noteId, label, required, message, hint }}>
      <input
        {...input}
        {...control}
        type={type}
        list={suggestions && `${id}-suggestions`}
        onBlur={(event) => {
          control.onBlur(event);
          onBlur?.();
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
