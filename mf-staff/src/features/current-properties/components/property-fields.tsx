import { ComboboxField, RequiredNote, SelectField, TextField } from '@phantom/forms';
import { useTranslation } from '@phantom/mf-kit';
import { findAccounts } from '../../../shared/account/find-accounts';
import type { Suggestions } from '../edit.loader';
import { usePropertyTypeName } from '../hooks/use-property-type-name';
import styles from './property-form.module.css';

const findColleagues = findAccounts('admin');

interface PropertyFieldsProps {
  suggestions: Suggestions;
  /** The type that the property has: it stays a choice, also where it is none for others. */
  presentType?: string;
}

/** The facts of a property, to be filled in. */
export function PropertyFields({ suggestions, presentType }: PropertyFieldsProps) {
  const { t } = useTranslation();
  const typeName = usePropertyTypeName();
  const types = [...new Set([...suggestions.types, ...(presentType ? [presentType] : [])])];
  return (
    <>
      <RequiredNote />
      <div className={styles.fields}>
        <div className={styles.wide}>
          <TextField
            name="address"
            label={t('properties.columns.address')}
            hint={t('propertyForm.addressHint')}
            required
            autoComplete="off"
          />
        </div>
        <TextField
          name="servicing_bank"
          label={t('properties.columns.bank')}
          required
          autoComplete="off"
          suggestions={suggestions.banks}
        />
        <SelectField
          name="type_of_property"
          label={t('properties.columns.type')}
          required
          placeholder={t('propertyForm.chooseType')}
          choices={types.map((value) => ({ value, label: typeName(value) }))}
        />
        <ComboboxField
          name="assignee_id"
          label={t('properties.columns.assignee')}
          hint={t('propertyForm.assigneeHint')}
          placeholder={t('properties.unassigned')}
          find={findColleagues}
        />
      </div>
    </>
  );
}
