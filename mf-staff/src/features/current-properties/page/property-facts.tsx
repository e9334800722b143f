import { useTranslation } from '@phantom/mf-kit';
import { Button } from '@phantom/ui';
import { useState } from 'react';
import { FileLink } from '../../../shared/components/file-link';
import { Sheet } from '../../../shared/components/sheet';
import { RelativeTime } from '../../../shared/date-time/relative-time';
import type { PropertyDetail } from '../api/property';
import { ServicingFileDialog } from '../form/file-dialogs';
import { usePropertyTypeName } from '../use-property-type-name';
import styles from './property-facts.module.css';

export function PropertyFacts({ property }: { property: PropertyDetail }) {
  const { t } = useTranslation();
  const typeName = usePropertyTypeName();
  const [isReplacing, setReplacing] = useState(false);
  const { assign, url, created_at, updated_at, archived_at } = property;
  const facts = [
    { label: t('properties.columns.bank'), value: property.servicing_bank },
    {
      label: t('properties.columns.assignee'),
      value: assign?.label ?? t('properties.unassigned'),
    },
    { label: t('properties.columns.type'), value: typeName(property.type_of_property) },
    {
      label: t('property.servicingFile'),
      value: (
        <span className={styles.file}>
          <FileLink href={url}>{t('file.view')}</FileLink>
          {archived_at === null && (
            <Button variant="link" size="sm" className="px-0" onClick={() => setReplacing(true)}>
              {t(url ? 'servicingFile.replace' : 'servicingFile.add')}
            </Button>
          )}
        </span>
      ),
    },
    { label: t('property.created'), value: <RelativeTime at={created_at} /> },
    { label: t('property.updated'), value: <RelativeTime at={updated_at} /> },
  ];
  return (
    <Sheet title={t('property.facts')}>
      <dl className={styles.facts}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {isReplacing && (
        <ServicingFileDialog property={property} onClose={() => setReplacing(false)} />
      )}
    </Sheet>
  );
}
