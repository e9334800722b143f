import { SendBar, SendForm, useSendForm } from '@phantom/forms';
import {
  useLoaderData,
  useLocation,
  useNavigate,
  useTranslation,
  type RouteHandle,
} from '@phantom/mf-kit';
import { useRef } from 'react';
import { Sheet } from '../../../shared/components/sheet';
import { StaffPage } from '../../../shared/components/staff-page';
import { toast } from '../../../shared/components/toasts';
import { createProperty, type PropertyInput } from '../api/properties';
import type { PropertyDetail } from '../api/property';
import { PropertyFields } from '../form/property-fields';
import type { newLoader } from '../form/property-form.loader';
import styles from '../form/property-form.module.css';
import { EMPTY_VALUES, FIELDS, propertySchema, toInput } from '../form/property-values';
import { PropertyBreadcrumbs } from './property-breadcrumbs';

export const handle: RouteHandle = {
  head: (_, t) => ({ title: t('propertyForm.new'), noindex: true }),
};

function NewPropertyPage() {
  const { t } = useTranslation();
  const { suggestions } = useLoaderData<typeof newLoader>();
  const navigate = useNavigate();
  const { state: history } = useLocation();
  const created = useRef<PropertyDetail>(undefined);
  const state = useSendForm({
    name: 'new-property',
    initialValues: EMPTY_VALUES,
    schema: (rules) => propertySchema(rules, t),
    send: async (entries) => {
      created.current = await createProperty(toInput(entries, FIELDS) as PropertyInput);
    },
    onSent: () => {
      const { id, reference } = created.current ?? {};
      toast(t('propertyForm.created', { reference }));
      // Replaces the form in the history: Back leads to the list.
      void navigate(`/current-properties/${id ?? ''}`, { replace: true, state: history });
    },
  });
  return (
    <StaffPage
      eyebrow={<PropertyBreadcrumbs title={t('propertyForm.new')} />}
      title={t('propertyForm.new')}
      lead={t('propertyForm.lead')}
    >
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
