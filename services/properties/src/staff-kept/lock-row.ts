import { NotFoundError } from '@phantom/service-kit';
import type { EntityManager, EntityTarget, FindOptionsWhere } from 'typeorm';
import type { StaffKeptEntity } from './staff-kept.entity.js';

/**
 * The row, kept from others until the transaction ends: of two that change it at once, the second reads what the
 * first has made of it.
 *
 * @throws NotFoundError where there is none of this id
 */
export async function lockRow<Row extends StaffKeptEntity>(
  manager: EntityManager,
  entity: EntityTarget<Row>,
  id: number,
): Promise<Row> {
  // Rows that refer to this one may come meanwhile.
  const lock = { mode: 'for_no_key_update' } as const;
  const row = await manager.findOne(entity, { where: { id } as FindOptionsWhere<Row>, lock });
  if (!row) throw new NotFoundError();
  return row;
}
