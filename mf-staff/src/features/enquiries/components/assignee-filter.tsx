import { useSession, useTranslation } from '@phantom/mf-kit';
import type { Colleague } from '../api/list-colleagues';
import type { FilterField } from '../hooks/use-filter-form';
import type { NameOf } from '../hooks/use-name-of';

interface Props extends FilterField {
  colleagues: Colleague[] | null;
  nameOf: NameOf;
}

/** Who cares for it. */
export function AssigneeFilter({ colleagues, nameOf, ...field }: Props) {
  const { t } = useTranslation();
  const own = useSession()?.user.id;
  const others = (colleagues ?? []).filter(({ id }) => id !== own);
  const isListed = others.some(({ id }) => String(id) === field.value);
  const isUnknown = field.value !== '' && !isListed && !['me', 'nobody'].includes(field.value);
  return (
    <label>
      <span>{t('enquiries.filter.assignee')}</span>
      <select className="form-select" {...field}>
        <option value="">{t('enquiries.filter.anyone')}</option>
        <option value="me">{t('enquiries.filter.me')}</option>
        <option value="nobody">{t('enquiries.filter.nobody')}</option>
        {others.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        {isUnknown && <option value={field.value}>{nameOf(Number(field.value))}</option>}
      </select>
    </label>
  );
}
