import { SendBar, SendForm } from '@phantom/forms';
import {
  Link,
  useLoaderData,
  useLocation,
  useTranslation,
  type RouteHandle,
} from '@phantom/mf-kit';
import { EmptyState } from '@phantom/ui';
import { Sheet } from '../../../shared/components/sheet';
import { StaffPage } from '../../../shared/components/staff-page';
import { EditConflict, useEditForm } from '../form/edit-form';
import { PropertyFields } from '../form/property-fields';
import type { EditData } from '../form/property-form.loader';
import styles from '../form/property-form.module.css';
import { PropertyBreadcrumbs, UnknownProperty } from './property-breadcrumbs';

export const handle: RouteHandle<EditData | null> = {
  head: (found, t) => ({
    title: found === null ? t('property.unknown.title') : t('propertyForm.edit'),
    noindex: true,
  }),
};

function EditPropertyPage() {
  const found = useLoaderData<EditData | null>();
  if (!found) return <UnknownProperty />;
  return found.property.archived_at === null ? (
    <EditProperty {...found} />
  ) : (
    <ArchivedProperty {...found} />
  );
}

/** An archived property must be restored on its page before it can be edited. */
function ArchivedProperty({ property: { id, reference, address } }: EditData) {
  const { t } = useTranslation();
  const { state } = useLocation();
  return (
    <StaffPage title={t('propertyForm.edit')} lead={`${reference} · ${address}`}>
      <EmptyState title={t('archive.title')}>
        <Link className="btn btn-outline-primary" to={`/current-properties/${id}`} state={state}>
          {t('archive.toProperty')}
        </Link>
      </EmptyState>
    </StaffPage>
  );
}

function EditProperty({ property, suggestions }: EditData) {
  const { t } = useTranslation();
  const { state: history } = useLocation();
  const path = `/current-properties/${property.id}`;
  const { state, acceptCurrent } = useEditForm(property);
  return (
    <StaffPage
      eyebrow={
        <PropertyBreadcrumbs
          parents={[{ name: property.address, path }]}
          title={t('propertyForm.edit')}
        />
      }
      title={t('propertyForm.edit')}
      lead={`${property.reference} · ${property.address}`}
    >
      <div className={styles.form}>
        <Sheet
          title={t('property.facts')}
          actions={
            <Link to={path} state={history} onClick={state.clear}>
              {t('propertyForm.leave')}
            </Link>
          }
        >
          <SendForm
            state={state}
            whenStale={(error) => (
              <EditConflict
                error={error}
                values={state.form.values}
                onAccept={() => acceptCurrent(error)}
              />
            )}
          >
            <PropertyFields
              suggestions={suggestions}
              currentType={state.form.values.before.type_of_property}
            />
            <SendBar state={state} label={t('propertyForm.save')} />
          </SendForm>
        </Sheet>
      </div>
    </StaffPage>
  );
}

export { EditPropertyPage as Component };

export { editLoader as loader } from '../form/property-form.loader';
