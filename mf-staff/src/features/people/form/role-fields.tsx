import { CheckField, SelectField } from '@phantom/forms';
import { type AccountRight, useTranslation } from '@phantom/mf-kit';
import type { Person, PersonType } from '../api/people';
import styles from './role-fields.module.css';

const RIGHTS: readonly AccountRight[] = ['people', 'documents', 'investments'];

/** A role and rights as the fields of a form have them. */
export interface RoleValues {
  type: NonNullable<PersonType> | '';
  people: boolean;
  documents: boolean;
  investments: boolean;
}

export const roleValues = ({ type, rights }: Pick<Person, 'type' | 'rights'>): RoleValues => ({
  type: type ?? '',
  people: rights.includes('people'),
  documents: rights.includes('documents'),
  investments: rights.includes('investments'),
});

/** Rights are for employees; of another role none is asked for. */
export const chosenRights = (values: RoleValues): AccountRight[] =>
  values.type === 'admin' ? RIGHTS.filter((right) => values[right]) : [];

interface RoleFieldsProps {
  /** What is chosen at present. */
  type: RoleValues['type'];
  types: readonly NonNullable<PersonType>[];
  /** What no role is called; without it there has to be one. */
  none?: string;
}

/** A role and, for employees, what they may do beyond the others. */
export function RoleFields({ type, types, none }: RoleFieldsProps) {
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
