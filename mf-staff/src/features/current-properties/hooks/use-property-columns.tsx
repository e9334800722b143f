import { Link, useTranslation } from '@phantom/mf-kit';
import type { Column } from '@phantom/ui/on-demand';
import { FileLink } from '../../../shared/components/file-link';
import type { CurrentProperty } from '../api/list-properties';

/** The columns of the current properties, in the order that the office knows. */
export const usePropertyColumns = (): Column<CurrentProperty>[] => {
  const { t } = useTranslation();
  return [
    { key: 'address', header: t('properties.columns.address'), cell: ({ address }) => address },
    {
      key: 'bank',
      header: t('properties.columns.bank'),
      cell: ({ servicing_bank: bank }) => bank,
    },
    {
      key: 'assignee',
      header: t('properties.columns.assignee'),
      cell: ({ assign }) => assign?.label ?? t('properties.unassigned'),
    },
    {
      key: 'type',
      header: t('properties.columns.type'),
      cell: ({ type_of_property: type }) => type,
    },
    {
      key: 'file',
      header: t('properties.columns.file'),
      action: true,
      cell: ({ url }) => <FileLink href={url}>{t('file.view')}</FileLink>,
    },
    {
      key: 'status',
      header: t('properties.columns.status'),
      action: true,
      cell: ({ id }) => <Link to={`/current-properties/${id}`}>{t('properties.viewStatus')}</Link>,
    },
  ];
};
