import { LessThan, type FindOptionsWhere, type Repository } from 'typeorm';

/** Entries at a time. */
const LIMIT = 50;

interface ChangesPage<Change> {
  /** The latest first. */
  list: Change[];
  /** Where older ones begin; null at the end. */
  next: number | null;
}

/** @param before the `next` of the page before */
export async function pageOfChanges<Change extends { id: number }>(
  changes: Repository<Change>,
  where: FindOptionsWhere<Change>,
  before?: number,
): Promise<ChangesPage<Change>> {
  const found = await changes.find({
    where: { ...where, ...(before && { id: LessThan(before) }) },
    order: { id: 'DESC' } as never,
    take: LIMIT + 1,
  });
  const list = found.slice(0, LIMIT);
  const next = found.length > LIMIT ? (list.at(-1)?.id ?? null) : null;
  return { list, next };
}
