import { useTranslation } from '@phantom/mf-kit';
import { ExportButton } from '../../../shared/files/export-button';
import { listEnquiries } from '../api/list-enquiries';
import type { Counts, Enquiry } from '../api/sources';
import type { NameOf } from '../colleagues';
import { countOf, toListQuery, type Filters } from '../enquiry-query';

interface EnquiryExportProps {
  filters: Filters;
  counts: Counts;
  nameOf: NameOf;
}

export function EnquiryExport({ filters, counts, nameOf }: EnquiryExportProps) {
  const { t } = useTranslation();
  const total = countOf(counts, filters.view);
  if (total === 0) return null;
  return (
    <ExportButton
      texts="enquiries.export"
      total={total}
      collect={async (onProgress, signal) => {
        const [entries, { enquiriesCsv }] = await Promise.all([
          collectEnquiries(filters, onProgress, signal),
          import('./enquiries-csv'),
        ]);
        return { csv: enquiriesCsv(entries, nameOf, t), count: entries.length };
      }}
      describeError={(error) =>
        error instanceof IncompleteError ? t('enquiries.export.incomplete') : undefined
      }
    />
  );
}

const PAGE_SIZE = 100;

class IncompleteError extends Error {
  override readonly name = 'IncompleteError';
}

/** @throws IncompleteError when a service does not respond */
const collectEnquiries = async (
  filters: Filters,
  onProgress: (count: number) => void,
  signal: AbortSignal,
): Promise<Enquiry[]> => {
  const all: Enquiry[] = [];
  for (;;) {
    const position = { before: all.at(-1)?.key, limit: PAGE_SIZE };
    const { list, more, missing } = await listEnquiries(
      { ...toListQuery(filters), ...position },
      signal,
    );
    if (missing.length > 0) throw new IncompleteError();
    all.push(...list);
    onProgress(all.length);
    if (!more || list.length === 0) return all;
  }
};
