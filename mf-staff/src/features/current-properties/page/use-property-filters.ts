import { useTranslation } from '@phantom/mf-kit';
import type { ListFilter } from '../../../shared/list/filter-menu';
import type { PropertyChoices } from '../api/properties';
import {
  COMPLETED,
  PROPERTY_FILTERS,
  type PropertyFilter,
  type PropertyQuery,
} from '../property-query';
import { toStatus } from '../property-status';
import { usePropertyTypeName } from '../use-property-type-name';

/** Offers only the statuses that properties of the view can have. */
const choicesOf = (query: PropertyQuery, name: PropertyFilter, choices: PropertyChoices) =>
  name === 'status' && query.view === 'serviced'
    ? choices.status.filter(({ value }) => value !== COMPLETED || query.status?.includes(value))
    : choices[name];

export const usePropertyFilters = (
  query: PropertyQuery,
  choices: PropertyChoices,
): ListFilter[] => {
  const { t } = useTranslation();
  const typeName = usePropertyTypeName();
  const nameOf = (filter: PropertyFilter, value: string, label: string | null) => {
    if (filter === 'status') return t(`status.${toStatus(value)}`);
    if (filter === 'type') return typeName(value);
    return label ?? t('properties.unassigned');
  };
  return PROPERTY_FILTERS.map((name) => {
    const chosen = query[name] ?? [];
    const offered = choicesOf(query, name, choices).map(({ value, label, count }) => ({
      value,
      count,
      label: nameOf(name, value, label),
    }));
    const mine = name === 'assignee' ? [{ value: 'me', label: t('properties.mine') }] : [];
    return { name, label: t(`properties.filters.${name}`), chosen, options: [...mine, ...offered] };
  });
};
