import { CheckField, SelectField } from '@phantom/forms';
import { useTranslation } from '@phantom/mf-kit';
import { RIGHTS, type PersonType } from '../person';
import type { RoleValues } from '../role-values';
import styles from './role-fields.module.css';

interface Props {
  /** What is chosen at present. */
  type: RoleValues['type'];
  types: readonly NonNullable<PersonType>[];
  /** What no role is called; without it there has to be one. */
  none?: string;
}

/** A role and, for employees, what they may do beyond the others. */
export function RoleFields({ type, types, none }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <SelectField
        name="type"
        label={t('people.type.label')}
        required={none === undefined}
        placeholder={none}
        choices={types.map((value) => ({ value, label: t(`people.type.${value}`) }))}
      />
      {type === 'admin' && (
        <fieldset className={styles.rights}>
          <legend>{t('people.rights')}</legend>
          {RIGHTS.map((right) => (
            <CheckField key={right} name={right} label={t(`people.may.${right}`)} />
          ))}
        </fieldset>
      )}
    </>
  );
}
