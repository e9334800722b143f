import type { TokenUser } from '@phantom/service-kit';
import type { CurrentPropertyQueryDto } from './dto/current-property-query.dto.js';
import { SERVICING_STATE } from './servicing-state.js';

/** Whom the filter by assignee means by these words. */
export const NOBODY = 'none';
const ME = 'me';

/** What an assignee is filtered by: the account, or the name where it came without one. */
export const ASSIGNEE = `coalesce(assignee_id::text, assigned_to, '${NOBODY}')`;

const SEARCHED = "concat_ws(' ', address, reference, servicing_bank, assigned_to)";

/** A condition of SQL for each thing that a list can be narrowed by; `true` where it is not. */
export interface PropertyFilter {
  conditions: Record<'search' | 'view' | 'status' | 'bank' | 'assignee' | 'type', string>;
  /** What `$1`, `$2`, … stand for. */
  values: unknown[];
}

/** @param user whom `me` means */
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
    search: words.map((word) => `${SEARCHED} ILIKE ${param(likePattern(word))}`).join(' AND '),
    view: view && view !== 'all' ? `${SERVICING_STATE} = ${param(view)}::text` : 'true',
    status: anyOf('status', status, 'smallint'),
    bank: anyOf('servicing_bank', bank, 'text'),
    assignee: `(${anyOf(ASSIGNEE, assignee, 'text')}${mine})`,
    type: anyOf('type_of_property', type, 'text'),
  };
  return { conditions: { ...conditions, search: conditions.search || 'true' }, values };
}

/** The word anywhere in the text, its own `%` and `_` taken literally. */
const likePattern = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`;
