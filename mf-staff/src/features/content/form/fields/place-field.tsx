import { useTranslation } from '@phantom/mf-kit';
import type { FieldProps } from '../../field-props';
import styles from './fields.module.css';
import { NumberField } from './value-fields';

interface Place {
  /** A text where what was typed is no number. */
  latitude?: number | string;
  longitude?: number | string;
}

const DEGREES = [
  ['latitude', 90],
  ['longitude', 180],
] as const;

/** Two numbers. One without the other is kept, and the rules say what is missing. */
export function PlaceField(props: FieldProps<Place>) {
  const { id, field, value, onChange } = props;
  const { t } = useTranslation();
  const change = (next: Place) =>
    onChange(next.latitude === undefined && next.longitude === undefined ? null : next);
  return (
    <div role="group" aria-labelledby={`${id}-label`} className={styles.place}>
      {DEGREES.map(([name, max]) => {
        const control = name === 'latitude' ? id : `${id}-${name}`;
        return (
          <div key={name}>
            <label htmlFor={control}>{t(`content.field.${name}`)}</label>
            <NumberField
              {...props}
              id={control}
              field={{ ...field, range: { min: -max, max, isWhole: false } }}
              value={value?.[name] ?? null}
              onChange={(degrees) => change({ ...value, [name]: degrees ?? undefined })}
            />
          </div>
        );
      })}
    </div>
  );
}
