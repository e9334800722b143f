import type { TokenUser } from '@phantom/service-kit';
import type { PropertyChoiceDto, PropertyChoicesDto } from './property.dto.js';
import type { CurrentPropertyQueryDto } from './property-form.dto.js';
import {
  PROPERTY_STATUSES,
  SERVICING_STATE_SQL,
  SERVICING_STATES,
} from '../common/property-workflow.js';

/** Values of the assignee filter with a special meaning. */
const NOBODY = 'none';
const ME = 'me';

/** The value of the assignee filter: the account, or the name of an assignee without an account. */
const ASSIGNEE_SQL = `coalesce(assignee_id::text, assigned_to, '${NOBODY}')`;

const SEARCHED_SQL = "concat_ws(' ', address, reference, servicing_bank, assigned_to)";

export interface PropertyFilter {
  /** One SQL condition for each filter; `true` for a filter that is not used. */
  conditions: Record<'search' | 'view' | 'status' | 'bank' | 'assignee' | 'type', string>;
  /** The values of `$1`, `$2`, … */
  values: unknown[];
}

/** @param user the account that `me` stands for */
export function propertyFilter(
  { search, view, status, bank, assignee, type }: CurrentPropertyQueryDto,
  user: TokenUser,
): PropertyFilter {
  const values: unknown[] = [];
  const param = (value: unknown) => `$${values.push(value)}`;
  const anyOf = (column: string, wanted: string[] | undefined, cast: string) =>
    wanted ? `${column} = ANY(${param(wanted)}::${cast}[])` : 'true';

  const words = search?.split(' ') ?? [];
  const mine = assignee?.includes(ME)
    ? ` OR assignee_id = ${param(user.id)}::integer OR (assignee_id IS NULL AND assigned_to = ${param(user.name)}::text)`
    : '';
  const conditions = {
    search: words.map((word) => `${SEARCHED_SQL} ILIKE ${param(likePattern(word))}`).join(' AND '),
    view: view && view !== 'all' ? `${SERVICING_STATE_SQL} = ${param(view)}::text` : 'true',
    status: anyOf('status', status, 'smallint'),
    bank: anyOf('servicing_bank', bank, 'text'),
    assignee: `(${anyOf(ASSIGNEE_SQL, assignee, 'text')}${mine})`,
    type: anyOf('type_of_property', type, 'text'),
  };
  return { conditions: { ...conditions, search: conditions.search || 'true' }, values };
}

/** Matches the word anywhere in a text. Its `%` and `_` are literal. */
const likePattern = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

/** Sorts `9 Main Street` before `118-42 Main Street`, and `de Kalb` before `Delancey`. */
const COLLATION = 'COLLATE property_alphabet';

const SORT_COLUMNS: Record<NonNullable<CurrentPropertyQueryDto['sort']>, string> = {
  address: `address ${COLLATION}`,
  reference: 'reference',
  bank: `servicing_bank ${COLLATION}`,
  assignee: `assigned_to ${COLLATION}`,
  type: `type_of_property ${COLLATION}`,
  status: 'status',
  // An earlier time means more days.
  days: '-extract(epoch FROM status_changed_at)',
};

/**
 * By default in the order of creation. Rows without a value come last in both directions. Of equal rows, the longest waiting comes
 * first.
 */
export function orderBy({ sort, order }: CurrentPropertyQueryDto): string {
  const direction = order === 'desc' ? 'DESC' : 'ASC';
  if (!sort) return `id ${direction}`;
  return `${SORT_COLUMNS[sort]} ${direction} NULLS LAST, status_changed_at, id`;
}

type Facet = keyof PropertyChoicesDto;

export interface FacetRow {
  facet: Facet | 'total';
  value: string;
  label: string | null;
  count: number;
}

const FACETS: Record<Facet, { value: string; label: string }> = {
  view: { value: SERVICING_STATE_SQL, label: 'NULL::text' },
  status: { value: 'status::text', label: 'NULL::text' },
  bank: { value: 'servicing_bank', label: 'min(servicing_bank)' },
  assignee: { value: ASSIGNEE_SQL, label: 'max(assigned_to)' },
  type: { value: 'type_of_property', label: 'min(type_of_property)' },
};

/** One query for the total and the counts of all filter values. The count of a value ignores the filter of that value. */
export function facetsSql({ conditions }: PropertyFilter): string {
  const allExcept = (ignored?: string) =>
    Object.entries(conditions).flatMap(([name, sql]) => (name === ignored ? [] : [`(${sql})`]));
  const facets = Object.entries(FACETS).map(
    ([facet, { value, label }]) => `
      SELECT '${facet}' AS facet, ${value} AS value, ${label} AS label,
        count(*) FILTER (WHERE ${allExcept(facet).join(' AND ')})::integer AS count
      FROM current_property GROUP BY ${value}`,
  );
  const total = `
      SELECT 'total', '', NULL, count(*) FILTER (WHERE ${allExcept().join(' AND ')})::integer
      FROM current_property`;
  return [...facets, total].join(' UNION ALL ');
}

const collator = new Intl.Collator('en', { numeric: true });

export function toChoices(rows: readonly FacetRow[]): PropertyChoicesDto {
  const found = (facet: Facet): PropertyChoiceDto[] =>
    rows
      .filter((row) => row.facet === facet)
      .map(({ value, label, count }) => ({ value, label, count }))
      .sort((one, other) => collator.compare(one.label ?? '', other.label ?? ''));
  /** All given values, those without a row too. */
  const fixed = (facet: Facet, values: readonly string[]): PropertyChoiceDto[] => {
    const byValue = new Map(found(facet).map((choice) => [choice.value, choice]));
    return values.map((value) => byValue.get(value) ?? { value, label: null, count: 0 });
  };
  const assignees = found('assignee');
  const nobody = assignees.filter(({ value }) => value === NOBODY);
  return {
    view: fixed('view', SERVICING_STATES),
    status: fixed('status', Object.keys(PROPERTY_STATUSES)),
    bank: found('bank'),
    assignee: [...assignees.filter(({ value }) => value !== NOBODY), ...nobody],
    type: found('type'),
  };
}
