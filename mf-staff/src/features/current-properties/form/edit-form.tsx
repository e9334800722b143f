import { useSendForm } from '@phantom/forms';
import { useLocation, useNavigate, useTranslation, type ApiError } from '@phantom/mf-kit';
import { StaleNotice } from '../../../shared/components/stale-notice';
import { toast } from '../../../shared/components/toasts';
import { editProperty } from '../api/properties';
import type { PropertyDetail } from '../api/property';
import { usePropertyTypeName } from '../use-property-type-name';
import styles from './property-form.module.css';
import {
  changedFields,
  propertySchema,
  rebaseValues,
  toInput,
  toValues,
  valueText,
  type PropertyField,
  type PropertyValues,
} from './property-values';

/** A draft keeps the version that it is based on, so that it never overwrites later changes. */
interface EditValues extends PropertyValues {
  before: PropertyValues;
  version: number;
}

const toEditValues = (property: PropertyDetail): EditValues => {
  const entries = toValues(property);
  return { ...entries, before: entries, version: property.version };
};

/** The edit form. It sends only changed fields, with the version that they are based on. */
export function useEditForm(property: PropertyDetail) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { state: history } = useLocation();
  const state = useSendForm<EditValues>({
    name: `edit-property-${property.id}`,
    initialValues: toEditValues(property),
    schema: (rules) => propertySchema(rules, t),
    send: async ({ before, version, ...entries }) => {
      const fields = changedFields(entries, before);
      if (fields.length === 0) return;
      await editProperty(property.id, { ...toInput(entries, fields), version });
      toast(t('propertyForm.saved'));
    },
    onSent: () =>
      void navigate(`/current-properties/${property.id}`, { replace: true, state: history }),
  });

  const acceptCurrent = (error: ApiError) => {
    const now = toEditValues(error.list[0] as PropertyDetail);
    const { values } = state.form;
    void state.form.setValues({ ...now, ...rebaseValues(values, values.before, now.before) });
    state.dismiss();
  };
  return { state, acceptCurrent };
}

interface EditConflictProps {
  error: ApiError;
  values: EditValues;
  onAccept: () => void;
}

export function EditConflict({ error, values, onAccept }: EditConflictProps) {
  const { t } = useTranslation();
  const typeName = usePropertyTypeName();
  const now = toValues(error.list[0] as PropertyDetail);
  const own = changedFields(values, values.before);
  const shown = (from: PropertyValues, field: PropertyField) => {
    const text = valueText(from, field);
    return field === 'type_of_property' ? typeName(text) : text || t('properties.unassigned');
  };
  return (
    <StaleNotice message={error.message} onAccept={onAccept}>
      <ul className={styles.conflicts}>
        {changedFields(now, values.before).map((field) => (
          <li key={field}>
            <strong>{t(`propertyForm.fields.${field}`)}</strong>
            <dl>
              <dt>{t('propertyForm.now')}</dt>
              <dd>{shown(now, field)}</dd>
              {own.includes(field) && (
                <>
                  <dt>{t('propertyForm.yours')}</dt>
                  <dd>{shown(values, field)}</dd>
                </>
              )}
            </dl>
          </li>
        ))}
      </ul>
    </StaleNotice>
  );
}
