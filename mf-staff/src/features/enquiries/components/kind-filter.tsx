import { useTranslation } from '@phantom/mf-kit';
import type { FilterField } from '../hooks/use-filter-form';
import { KINDS } from '../enquiry';

/** Which form it came by. */
export function KindFilter(field: FilterField) {
  const { t } = useTranslation();
  return (
    <label>
      <span>{t('enquiries.filter.kind')}</span>
      <select className="form-select" {...field}>
        <option value="">{t('enquiries.filter.anyKind')}</option>
        {KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {t(`enquiries.kind.${kind}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
