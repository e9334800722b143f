import { useTranslation } from '@phantom/mf-kit';
import type { Records } from '../../../shared/personal-data/parts';

interface Props {
  title: string;
  records: Records[];
}

/** The kinds of records by name, each once; nothing where there are none. */
export function KindNames({ title, records }: Props) {
  const { t } = useTranslation();
  if (records.length === 0) return null;
  const kinds = [...new Set(records.map(({ kind }) => kind))];
  return (
    <p>
      <b>{title}</b> {kinds.map((kind) => t(`personalData.kind.${kind}`)).join(', ')}
    </p>
  );
}
