import { SendBar, SendForm, useSendForm } from '@phantom/forms';
import {
  type RouteHandle,
  useLoaderData,
  useLocation,
  useNavigate,
  useTranslation,
} from '@phantom/mf-kit';
import { useRef } from 'react';
import { Sheet } from '../../../shared/components/sheet';
import { StaffPage } from '../../../shared/components/staff-page';
import { toast } from '../../../shared/components/toasts';
import { createProperty, type PropertyDetail, type PropertyFacts } from '../api/properties';
import { FIELDS, NO_ENTRIES, propertyRules, toFacts } from '../form/property-entries';
import { PropertyFields } from '../form/property-fields';
import type { newLoader } from '../form/property-form.loader';
import styles from '../form/property-form.module.css';
import { BackLink } from './back-link';

export const handle: RouteHandle = {
  head: (_, t) => ({ title: t('propertyForm.new'), noindex: true }),
};

/** Takes a property into servicing. */
function NewPropertyPage() {
  const { t } = useTranslation();
  const { suggestions } = useLoaderData<typeof newLoader>();
  const navigate = useNavigate();
  const { state: history } = useLocation();
  const made = useRef<PropertyDetail>(undefined);
  const state = useSendForm({
    name: 'new-property',
    initialValues: NO_ENTRIES,
    validate: (entries) => propertyRules(entries, t),
    send: async (entries) => {
      made.current = await createProperty(toFacts(entries, FIELDS) as PropertyFacts);
    },
    onSent: () => {
      const { id, reference } = made.current ?? {};
      toast(t('propertyForm.created', { reference }));
      // The form is left behind: going back leads to the list.
      void navigate(`/current-properties/${id ?? ''}`, { replace: true, state: history });
    },
  });
  return (
    <StaffPage eyebrow={<BackLink />} title={t('propertyForm.new')} lead={t('propertyForm.lead')}>
      <div className={styles.form}>
        <Sheet title={t('property.facts')}>
          <SendForm state={state}>
            <PropertyFields suggestions={suggestions} />
            <SendBar state={state} label={t('propertyForm.create')} />
          </SendForm>
        </Sheet>
      </div>
    </StaffPage>
  );
}

export { NewPropertyPage as Component };
export { newLoader as loader } from '../form/property-form.loader';
