import type { CurrentPropertyQueryDto } from './dto/current-property-query.dto.js';

/** `9 Main Street` stands before `118-42 Main Street`, and `de Kalb` before `Delancey`. */
const NUMBERED = 'COLLATE property_alphabet';

const COLUMNS: Record<NonNullable<CurrentPropertyQueryDto['sort']>, string> = {
  address: `address ${NUMBERED}`,
  reference: 'reference',
  bank: `servicing_bank ${NUMBERED}`,
  assignee: `assigned_to ${NUMBERED}`,
  type: `type_of_property ${NUMBERED}`,
  status: 'status',
  // The longer ago, the more days.
  days: '-extract(epoch FROM status_changed_at)',
};

/** The longest waiting of a status first, where the sort itself does not tell. */
const THEN = 'status_changed_at, id';

/** In the order in which they came where nothing else was asked; who has none comes last either way. */
export function orderBy({ sort, order }: CurrentPropertyQueryDto): string {
  if (!sort) return `id ${order === 'desc' ? 'DESC' : 'ASC'}`;
  return `${COLUMNS[sort]} ${order === 'desc' ? 'DESC' : 'ASC'} NULLS LAST, ${THEN}`;
}
