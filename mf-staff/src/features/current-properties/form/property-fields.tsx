import { ComboboxField, RequiredNote, SelectField, TextField, type Option } from '@phantom/forms';
import { api, unwrap, useTranslation } from '@phantom/mf-kit';
import { usePropertyTypeName } from '../use-property-type-name';
import type { Suggestions } from './property-form.loader';
import styles from './property-form.module.css';

async function findColleagues(text: string, signal: AbortSignal): Promise<Option[]> {
  const query = { type: 'admin', search: text.trim() || undefined } as const;
  const { list } = await unwrap(api.GET('/api/auth/accounts', { params: { query }, signal }));
  return list.map(({ id, name, email }) => ({ value: String(id), label: name, detail: email }));
}

interface PropertyFieldsProps {
  suggestions: Suggestions;
  /** Current type of the property. It stays selectable even if new properties cannot have it. */
  currentType?: string;
}

export function PropertyFields({ suggestions, currentType }: PropertyFieldsProps) {
  const { t } = useTranslation();
  const typeName = usePropertyTypeName();
  const types = [...new Set([...suggestions.types, ...(currentType ? [currentType] : [])])];
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
