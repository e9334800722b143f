import type { DeepPartial, EntityManager, EntityTarget, FindOptionsWhere } from 'typeorm';

/** Inserts the row with this natural key, or updates it where its values differ. */
export async function upsert<Entity extends object>(
  manager: EntityManager,
  target: EntityTarget<Entity>,
  key: FindOptionsWhere<Entity> & DeepPartial<Entity>,
  values: DeepPartial<Entity>,
): Promise<Entity> {
  const row = (await manager.findOneBy(target, key)) ?? manager.create(target, key);
  return manager.save(manager.merge(target, row, values));
}
