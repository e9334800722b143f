import { useSession, useTranslation } from '@phantom/mf-kit';
import type { Colleague } from '../../../shared/api/colleagues';
import { FilterBar } from '../../../shared/list/filter-bar';
import { FilterPeriod, FilterSelect, PERIOD_ENDS } from '../../../shared/list/filter-fields';
import { KINDS } from '../api/sources';
import type { NameOf } from '../colleagues';
import type { Filters } from '../enquiry-query';

interface EnquiryFiltersProps {
  filters: Filters;
  /** Null when they could not be loaded. */
  colleagues: Colleague[] | null;
  nameOf: NameOf;
}

/** Search and filters of the list. All of it is in the address. */
export function EnquiryFilters({ filters, colleagues, nameOf }: EnquiryFiltersProps) {
  const { t } = useTranslation();
  const any = (label: string, choice: string) => `${label}: ${choice}`;
  return (
    <FilterBar
      searchLabel={t('enquiries.filter.searchHint')}
      search={filters.search}
      fields={['kind', 'assignee', ...PERIOD_ENDS]}
    >
      <FilterSelect
        name="kind"
        label={t('enquiries.filter.kind')}
        any={any(t('enquiries.filter.kind'), t('enquiries.filter.anyKind'))}
        choices={KINDS.map((value) => ({ value, label: t(`enquiries.kind.${value}`) }))}
      />
      <FilterSelect
        name="assignee"
        label={t('enquiries.filter.assignee')}
        any={any(t('enquiries.filter.assignee'), t('enquiries.filter.anyone'))}
        choices={useAssignees(colleagues, filters.assignee, nameOf)}
      />
      <FilterPeriod />
    </FilterBar>
  );
}

/** The person, nobody, the colleagues, and who is chosen without being one of them any more. */
function useAssignees(colleagues: Colleague[] | null, chosen: string | undefined, nameOf: NameOf) {
  const { t } = useTranslation();
  const own = useSession()?.user.id;
  const known = [
    { value: 'me', label: t('enquiries.filter.me') },
    { value: 'nobody', label: t('enquiries.filter.nobody') },
    ...(colleagues ?? [])
      .filter(({ id }) => id !== own)
      .map(({ id, name }) => ({ value: String(id), label: name })),
  ];
  if (!chosen || known.some(({ value }) => value === chosen)) return known;
  return [...known, { value: chosen, label: nameOf(Number(chosen)) }];
}
