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
  const { type = 'text', autoComplete, inputMode, spellCheck, min, suggestions, onBlur } = props;
  const { frame, isBusy, control } = useControl(props);
  const listId = suggestions && `${frame.id}-suggestions`;
  return (
    <FieldFrame {...frame}>
      <input
        {...control}
        {...{ type, autoComplete, inputMode, spellCheck, min }}
        list={listId}
        onBlur={(event) => {
          control.onBlur(event);
          onBlur?.();
        }}
        readOnly={isBusy}
        className={classNames('form-control', frame.message && 'is-invalid')}
      />
      {suggestions && (
        <datalist id={listId}>
          {suggestions.map((each) => (
            <option key={each} value={each} />
          ))}
        </datalist>
      )}
    </FieldFrame>
  );
}
