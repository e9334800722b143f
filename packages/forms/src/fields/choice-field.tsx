import styles from './choice-field.module.css';
import { FieldNote, labelClass } from './field-frame';
import type { Choice } from './select-field';
import { useControl, type FieldProps } from './use-control';

interface ChoiceFieldProps extends FieldProps {
  choices: Choice[];
}

/** Radio buttons, side by side. */
export function ChoiceField(props: ChoiceFieldProps) {
  const { label, required, choices } = props;
  const { frame, control } = useControl(props);
  return (
    <fieldset id={frame.id} className={styles.group} aria-describedby={control['aria-describedby']}>
      <legend className={labelClass(required)}>{label}</legend>
      <div className={styles.choices}>
        {choices.map(({ value, label: text }) => (
          <label key={value} className={styles.choice}>
            <input
              type="radio"
              name={control.name}
              value={value}
              checked={control.value === value}
              onChange={control.onChange}
              onBlur={control.onBlur}
              required={required}
            />
            <span>{text}</span>
          </label>
        ))}
      </div>
      <FieldNote {...frame} />
    </fieldset>
  );
}
