import classNames from 'classnames';
import { FieldFrame } from './field-frame';
import { useControl, type FieldProps } from './use-control';

export interface Choice {
  value: string;
  /** In the language of the page. */
  label: string;
}

interface SelectFieldProps extends FieldProps {
  choices: Choice[];
  /** The label of the empty choice; without it there is none. */
  placeholder?: string;
  autoComplete?: string;
}

export function SelectField(props: SelectFieldProps) {
  const { label, required, hint, choices, placeholder, autoComplete } = props;
  const { id, noteId, message, control } = useControl(props);
  return (
    <FieldFrame {...{ id, noteId, label, required, message, hint }}>
      <select
        {...control}
        autoComplete={autoComplete}
        className={classNames('form-select', message && 'is-invalid')}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {choices.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
