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
  const { choices, placeholder, autoComplete } = props;
  const { frame, control } = useControl(props);
  return (
    <FieldFrame {...frame}>
      <select
        {...control}
        autoComplete={autoComplete}
        className={classNames('form-select', frame.message && 'is-invalid')}
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
