import { useTranslation } from '@phantom/mf-kit';
import { Button, EmptyState } from '@phantom/ui';
import { type Column, DataTable } from '@phantom/ui/on-demand';
import type { ReactNode } from 'react';
import { Sheet } from '../../../shared/components/sheet';
import { type RowTask, useMayChange } from '../investor-rows';
import styles from './investor.module.css';

interface RowsSectionProps<Row> {
  /** Whose texts they are. */
  name: 'holdings' | 'distributions' | 'documents';
  columns: Column<Row>[];
  rows: Row[];
  /** What a row is called. */
  titleOf: (row: Row) => string;
  /** What is done with a row; without one, what adds another. */
  taskOf: (row?: Row) => RowTask;
  onTask: (task: RowTask) => void;
  /** Why nothing can be added yet. */
  obstacle?: string;
  /** Stands below the table. */
  children?: ReactNode;
}

/** Rows of one kind; for those who may change investments with the ways to add, change and remove them. */
export function RowsSection<Row extends { id: number }>(props: RowsSectionProps<Row>) {
  const { name, columns, rows, titleOf, taskOf, onTask, obstacle, children } = props;
  const { t } = useTranslation();
  const mayChange = useMayChange();
  const actions: Column<Row> = {
    key: 'actions',
    header: <span className="visually-hidden">{t('investorAccounts.columns.actions')}</span>,
    align: 'end',
    action: true,
    cell: (row) => (
      <RowActions
        title={titleOf(row)}
        onEdit={() => onTask(taskOf(row))}
        onRemove={() => onTask({ ...taskOf(row), isRemoval: true })}
      />
    ),
  };
  return (
    <Sheet
      title={t(`investorAccounts.${name}.title`)}
      actions={
        mayChange &&
        !obstacle && (
          <Button size="sm" onClick={() => onTask(taskOf())}>
            {t(`investorAccounts.${name}.add`)}
          </Button>
        )
      }
    >
      <DataTable
        caption={t(`investorAccounts.${name}.title`)}
        columns={mayChange ? [...columns, actions] : columns}
        rows={rows}
        rowKey={({ id }) => id}
        loadingLabel={t('loading')}
        empty={
          <EmptyState title={t(`investorAccounts.${name}.none`)}>
            {mayChange && obstacle && <p>{obstacle}</p>}
          </EmptyState>
        }
      />
      {children}
    </Sheet>
  );
}

interface RowActionsProps {
  /** What the row is called. */
  title: string;
  onEdit: () => void;
  onRemove: () => void;
}

/** Both open a dialog. */
function RowActions({ title, onEdit, onRemove }: RowActionsProps) {
  const { t } = useTranslation();
  return (
    <span className={styles.actions}>
      <Button
        variant="outline-primary"
        size="sm"
        aria-label={t('investorAccounts.editOne', { title })}
        onClick={onEdit}
      >
        {t('investorAccounts.edit')}
      </Button>
      <Button
        variant="outline-primary"
        size="sm"
        aria-label={t('investorAccounts.removeOne', { title })}
        onClick={onRemove}
      >
        {t('investorAccounts.remove')}
      </Button>
    </span>
  );
}
