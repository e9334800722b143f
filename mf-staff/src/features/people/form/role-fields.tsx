import { CheckField, SelectField } from '@phantom/forms';
import { useTranslation, type AccountRight } from '@phantom/mf-kit';
import type { Person, PersonType } from '../api/people';
import styles from './role-fields.module.css';

const TYPES = ['admin', 'Investor'] as const;
const RIGHTS: readonly AccountRight[] = [
  'people',
  'documents',
  'investments',
  'editor',
  'publisher',
];

export type RoleValues = { type: NonNullable<PersonType> | '' } & Record<AccountRight, boolean>;

export const toRoleValues = ({ type, rights }: Pick<Person, 'type' | 'rights'>): RoleValues => ({
  type: type ?? '',
  people: rights.includes('people'),
  documents: rights.includes('documents'),
  investments: rights.includes('investments'),
  editor: rights.includes('editor'),
  publisher: rights.includes('publisher'),
});

/** Only employees have rights. */
export const toRights = (values: RoleValues): AccountRight[] =>
  values.type === 'admin' ? RIGHTS.filter((right) => values[right]) : [];

interface RoleFieldsProps {
  type: RoleValues['type'];
  none: string;
}

export function RoleFields({ type, none }: RoleFieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      <SelectField
        name="type"
        label={t('people.type.label')}
        placeholder={none}
        choices={TYPES.map((value) => ({ value, label: t(`people.type.${value}`) }))}
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
