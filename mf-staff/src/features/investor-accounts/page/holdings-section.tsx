import { useHoldingColumns } from '../../../shared/money/holding-columns';
import styles from './investor.module.css';
import { RowsSection, type SectionProps } from './rows-section';

export function HoldingsSection({ investor, onTask }: SectionProps) {
  return (
    <RowsSection
      name="holdings"
      columns={useHoldingColumns(styles.two)}
      rows={investor.holdings}
      titleOf={({ property }) => property}
      taskOf={(row) => ({ subject: 'holding', row })}
      onTask={onTask}
    />
  );
}
