import { useFormat, useTranslation } from '@phantom/mf-kit';
import { ExportButton } from '../../../shared/files/export-button';
import type { AuditFilters } from '../api/audit-query';
import { collectAudit, EXPORT_LIMIT, ExportError } from '../api/collect-audit';
import { useAuditText } from './use-audit-text';

export function AuditExport({ filters }: { filters: AuditFilters }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const text = useAuditText();
  return (
    <ExportButton
      texts="audit.export"
      collect={async (onProgress, signal) => {
        // Load the module first: nothing may fail after the export is logged.
        const { auditCsv } = await import('./audit-csv');
        const entries = await collectAudit(filters, onProgress, signal);
        return { csv: auditCsv(entries, text, t), count: entries.length };
      }}
      describeError={(error) =>
        error instanceof ExportError
          ? t(`audit.export.${error.reason}`, { number: number(EXPORT_LIMIT) })
          : undefined
      }
    />
  );
}
