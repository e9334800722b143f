import { SendBar, SendForm, useSendForm } from '@phantom/forms';
import { useLoaderData, useLocation, useNavigate, useTranslation } from '@phantom/mf-kit';
import { useRef } from 'react';
import { Sheet } from '../../../shared/components/sheet';
import { StaffPage } from '../../../shared/components/staff-page';
import { toast } from '../../../shared/toast/toast-store';
import type { PropertyDetail } from '../api/get-property';
import { createProperty, type PropertyFacts } from '../api/save-property';
import type { newLoader } from '../edit.loader';
import { FIELDS, NO_ENTRIES, toFacts } from '../property-facts';
import { propertyRules } from '../property-rules';
import { BackLink } from './back-link';
import { PropertyFields } from './property-fields';
import styles from './property-form.module.css';

/** Takes a property into servicing. */
export function NewPropertyPage() {
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
