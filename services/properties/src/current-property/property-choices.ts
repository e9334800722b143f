import { ASSIGNEE, NOBODY, type PropertyFilter } from './property-filter.js';
import type { PropertyChoiceDto, PropertyChoicesDto } from './dto/current-property-list.dto.js';
import { PROPERTY_STATUSES } from './property-status.js';
import { SERVICING_STATE, SERVICING_STATES } from './servicing-state.js';

export interface ChoiceRow {
  facet: keyof PropertyChoicesDto | 'total';
  value: string;
  label: string | null;
  count: number;
}

const FACETS: Record<keyof PropertyChoicesDto, { value: string; label: string }> = {
  view: { value: SERVICING_STATE, label: 'NULL::text' },
  status: { value: 'status::text', label: 'NULL::text' },
  bank: { value: 'servicing_bank', label: 'min(servicing_bank)' },
  assignee: { value: ASSIGNEE, label: 'max(assigned_to)' },
  type: { value: 'type_of_property', label: 'min(type_of_property)' },
};

/**
 * One query for the total and for what could be chosen: of each value, how many there are under the search and all
 * filters but its own.
 */
export function choicesQuery({ conditions }: PropertyFilter): string {
  const under = (left?: string) =>
    Object.entries(conditions).flatMap(([name, sql]) => (name === left ? [] : [`(${sql})`]));
  const facets = Object.entries(FACETS).map(
    ([facet, { value, label }]) => `
      SELECT '${facet}' AS facet, ${value} AS value, ${label} AS label,
        count(*) FILTER (WHERE ${under(facet).join(' AND ')})::integer AS count
      FROM current_property GROUP BY ${value}`,
  );
  const total = `
      SELECT 'total', '', NULL, count(*) FILTER (WHERE ${under().join(' AND ')})::integer
      FROM current_property`;
  return [...facets, total].join(' UNION ALL ');
}

const alphabet = new Intl.Collator('en', { numeric: true });

export function choicesOf(rows: readonly ChoiceRow[]): PropertyChoicesDto {
  const of = (facet: ChoiceRow['facet']): PropertyChoiceDto[] =>
    rows
      .filter((row) => row.facet === facet)
      .map(({ value, label, count }) => ({ value, label, count }))
      .sort((one, other) => alphabet.compare(one.label ?? '', other.label ?? ''));
  const each = (facet: ChoiceRow['facet'], values: readonly string[]): PropertyChoiceDto[] => {
    const found = new Map(of(facet).map((choice) => [choice.value, choice]));
    return values.map((value) => found.get(value) ?? { value, label: null, count: 0 });
  };
  const assignees = of('assignee');
  const nobody = assignees.filter(({ value }) => value === NOBODY);
  const assignee = [...assignees.filter(({ value }) => value !== NOBODY), ...nobody];
  return {
    view: each('view', SERVICING_STATES),
    status: each('status', Object.keys(PROPERTY_STATUSES)),
    bank: of('bank'),
    assignee,
    type: of('type'),
  };
}
