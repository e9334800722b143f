import { useSendForm } from '@phantom/forms';
import { useLocation, useNavigate, useTranslation, type ApiError } from '@phantom/mf-kit';
import { toast } from '../../../shared/toast/toast-store';
import type { PropertyDetail } from '../api/get-property';
import { editProperty } from '../api/save-property';
import { differing, rebased, toEntries, toFacts, type PropertyEntries } from '../property-facts';
import { propertyRules } from '../property-rules';

/** What is typed, and what it was typed over: kept together, so that a draft never overwrites what came later. */
export interface EditEntries extends PropertyEntries {
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
