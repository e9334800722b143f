import { useTranslation } from '@phantom/mf-kit';
import { useState } from 'react';
import type { FieldProps } from '../../field-props';
import styles from './fields.module.css';
import { NumberField } from './value-fields';

interface Place {
  latitude: number;
  longitude: number;
}

const DEGREES = [
  ['latitude', 90],
  ['longitude', 180],
] as const;

/** Two numbers. The place changes when both are filled in. */
export function PlaceField(props: FieldProps<Place>) {
  const { id, field, value, onChange } = props;
  const { t } = useTranslation();
  const [typed, setTyped] = useState<Partial<Place>>();
  const place: Partial<Place> = typed ?? value ?? {};
  const change = (next: Partial<Place>) => {
    const { latitude, longitude } = next;
    setTyped(next);
    if (latitude === undefined && longitude === undefined) onChange(null);
    if (latitude === undefined || longitude === undefined) return;
    onChange({ latitude, longitude });
    setTyped(undefined);
  };
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
              value={place[name] ?? null}
              onChange={(degrees) => change({ ...place, [name]: degrees ?? undefined })}
            />
          </div>
        );
      })}
    </div>
  );
}
