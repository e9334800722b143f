import { useSendForm } from '@phantom/forms';
import { type ApiError, useLocation, useNavigate, useTranslation } from '@phantom/mf-kit';
import { StaleNotice } from '../../../shared/components/stale-notice';
import { toast } from '../../../shared/components/toasts';
import { editProperty, type PropertyDetail } from '../api/properties';
import { usePropertyTypeName } from '../use-property-type-name';
import {
  differing,
  entryText,
  type PropertyEntries,
  type PropertyField,
  propertyRules,
  rebased,
  toEntries,
  toFacts,
} from './property-entries';
import styles from './property-form.module.css';

/** What is typed, and what it was typed over: kept together, so that a draft never overwrites what came later. */
interface EditEntries extends PropertyEntries {
  before: PropertyEntries;
  version: number;
}

const opened = (property: PropertyDetail): EditEntries => {
  const entries = toEntries(property);
  return { ...entries, before: entries, version: property.version };
};

/** The form that changes a property: it sends what is different, against the version that it was made from. */
export function useEditForm(property: PropertyDetail) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { state: history } = useLocation();
  const state = useSendForm<EditEntries>({
    name: `edit-property-${property.id}`,
    initialValues: opened(property),
    validate: (entries) => propertyRules(entries, t),
    send: async ({ before, version, ...entries }) => {
      const fields = differing(entries, before);
      if (fields.length === 0) return;
      await editProperty(property.id, { ...toFacts(entries, fields), version });
      toast(t('propertyForm.saved'));
    },
    onSent: () =>
      void navigate(`/current-properties/${property.id}`, { replace: true, state: history }),
  });

  const takeOver = (error: ApiError) => {
    const now = opened(error.list[0] as PropertyDetail);
    const { values } = state.form;
    void state.form.setValues({ ...now, ...rebased(values, values.before, now.before) });
    state.dismiss();
  };
  return { state, takeOver };
}

interface EditConflictProps {
  /** The refusal, with the property as it is now. */
  error: ApiError;
  entries: EditEntries;
  onTake: () => void;
}

/** What somebody else has changed meanwhile, beside what was typed. */
export function EditConflict({ error, entries, onTake }: EditConflictProps) {
  const { t } = useTranslation();
  const typeName = usePropertyTypeName();
  const now = toEntries(error.list[0] as PropertyDetail);
  const own = differing(entries, entries.before);
  const shown = (from: PropertyEntries, field: PropertyField) => {
    const text = entryText(from, field);
    return field === 'type_of_property' ? typeName(text) : text || t('properties.unassigned');
  };
  return (
    <StaleNotice message={error.message} onTake={onTake}>
      <ul className={styles.conflicts}>
        {differing(now, entries.before).map((field) => (
          <li key={field}>
            <strong>{t(`propertyForm.fields.${field}`)}</strong>
            <dl>
              <dt>{t('propertyForm.now')}</dt>
              <dd>{shown(now, field)}</dd>
              {own.includes(field) && (
                <>
                  <dt>{t('propertyForm.yours')}</dt>
                  <dd>{shown(entries, field)}</dd>
                </>
              )}
            </dl>
          </li>
        ))}
      </ul>
    </StaleNotice>
  );
}
