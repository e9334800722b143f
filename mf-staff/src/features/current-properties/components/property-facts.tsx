import { useTranslation } from '@phantom/mf-kit';
import { FileLink } from '../../../shared/components/file-link';
import type { PropertyDetail } from '../api/get-property';
import styles from './property-facts.module.css';

/** What the table says of the property, beside its status. */
export function PropertyFacts({ property }: { property: PropertyDetail }) {
  const { t } = useTranslation();
  const facts = [
    { label: t('properties.columns.bank'), value: property.servicing_bank },
    {
      label: t('properties.columns.assignee'),
      value: property.assign?.label ?? t('properties.unassigned'),
    },
    { label: t('properties.columns.type'), value: property.type_of_property },
    {
      label: t('properties.columns.file'),
      value: <FileLink href={property.url}>{t('file.view')}</FileLink>,
    },
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
