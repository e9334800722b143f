import { Link, useTranslation } from '@phantom/mf-kit';
import type { AuditEntry } from '../api/list-audit';
import { useNameOf } from '../hooks/use-name-of';

/** What it was done to, with the way there where it has a page. */
export function RecordName({ entry: { record_type: type, record_id: id } }: { entry: AuditEntry }) {
  const { t } = useTranslation();
  const nameOf = useNameOf();
  if (id === null) return t('audit.noAccount');
  if (type === 'session') return t('audit.record.session');
  const name = type === 'account' ? nameOf(Number(id)) : t(`audit.record.${type}`, { id });
  const path = pathOf(type, id);
  return path ? <Link to={path}>{name}</Link> : name;
}

function pathOf(type: AuditEntry['record_type'], id: string): string | undefined {
  if (type === 'account') return `/people?person=${id}`;
  if (type === 'property') return `/current-properties/${id}`;
  const isEnquiry = type === 'contact' || type === 'investor' || type === 'listing';
  return isEnquiry ? `/enquiries/${type}/${id}` : undefined;
}
