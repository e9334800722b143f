import type { DeepPartial, EntityManager, EntityTarget, FindOptionsWhere } from 'typeorm';

/**
 * Brings the row with this natural key to these values: inserted where it is missing, updated
 * where it differs, untouched where it is the same already.
 */
export async function upsert<Entity extends object>(
  manager: EntityManager,
  target: EntityTarget<Entity>,
  key: FindOptionsWhere<Entity> & DeepPartial<Entity>,
  values: DeepPartial<Entity>,
): Promise<Entity> {
  const row = (await manager.findOneBy(target, key)) ?? manager.create(target, key);
  return manager.save(manager.merge(target, row, values));
}
