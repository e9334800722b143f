import { useTranslation } from '@phantom/mf-kit';
import { Button, EmptyState } from '@phantom/ui';
import { DataTable, type Column } from '@phantom/ui/on-demand';
import type { ReactNode } from 'react';
import { Sheet } from '../../../shared/components/sheet';
import type { Investor } from '../api/investors';
import { useCanEdit, type RowTask, type Task } from '../investor-rows';
import styles from './investor.module.css';

export interface SectionProps {
  investor: Investor;
  onTask: (task: Task) => void;
}

interface RowsSectionProps<Row> {
  /** Prefix of the translation keys. */
  name: 'holdings' | 'distributions' | 'documents';
  columns: Column<Row>[];
  rows: Row[];
  titleOf: (row: Row) => string;
  /** The task for a row; without a row, the task that adds one. */
  taskOf: (row?: Row) => RowTask;
  onTask: (task: RowTask) => void;
  cannotAddReason?: string;
  children?: ReactNode;
}

export function RowsSection<Row extends { id: number }>(props: RowsSectionProps<Row>) {
  const { name, columns, rows, titleOf, taskOf, onTask, cannotAddReason, children } = props;
  const { t } = useTranslation();
  const canEdit = useCanEdit();
  const actions: Column<Row> = {
    key: 'actions',
    header: <span className="visually-hidden">{t('investorAccounts.columns.actions')}</span>,
    align: 'end',
    action: true,
    cell: (row) => (
      <span className={styles.actions}>
        <Button
          variant="outline-primary"
          size="sm"
          aria-label={t('investorAccounts.editOne', { title: titleOf(row) })}
          onClick={() => onTask(taskOf(row))}
        >
          {t('investorAccounts.edit')}
        </Button>
        <Button
          variant="outline-primary"
          size="sm"
          aria-label={t('investorAccounts.removeOne', { title: titleOf(row) })}
          onClick={() => onTask({ ...taskOf(row), isRemoval: true })}
        >
          {t('investorAccounts.remove')}
        </Button>
      </span>
    ),
  };
  return (
    <Sheet
      title={t(`investorAccounts.${name}.title`)}
      actions={
        canEdit &&
        !cannotAddReason && (
          <Button size="sm" onClick={() => onTask(taskOf())}>
            {t(`investorAccounts.${name}.add`)}
          </Button>
        )
      }
    >
      <DataTable
        caption={t(`investorAccounts.${name}.title`)}
        columns={canEdit ? [...columns, actions] : columns}
        rows={rows}
        rowKey={({ id }) => id}
        loadingLabel={t('loading')}
        empty={
          <EmptyState title={t(`investorAccounts.${name}.none`)}>
            {canEdit && cannotAddReason && <p>{cannotAddReason}</p>}
          </EmptyState>
        }
      />
      {children}
    </Sheet>
  );
}
