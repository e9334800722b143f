import { ApiProperty } from '@nestjs/swagger';
import { IsId, OkDto } from '@phantom/service-kit';
import { LessThan, type FindOptionsWhere, type Repository } from 'typeorm';

const PAGE_SIZE = 50;

/** Without parameters the newest page. */
export class HistoryQueryDto {
  /** The `next` of the previous page. */
  @IsId({ isOptional: true })
  before?: number;
}

/** The base of every page of a change history. */
export abstract class HistoryDto extends OkDto {
  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'Where older ones begin; null at the end',
  })
  next: number | null;
}

interface HistoryPage<Change> {
  /** Newest first. */
  list: Change[];
  next: number | null;
}

/** @param before the `next` of the previous page */
export async function findHistoryPage<Change extends { id: number }>(
  changes: Repository<Change>,
  where: FindOptionsWhere<Change>,
  before?: number,
): Promise<HistoryPage<Change>> {
  const found = await changes.find({
    where: { ...where, ...(before && { id: LessThan(before) }) },
    order: { id: 'DESC' } as never,
    take: PAGE_SIZE + 1,
  });
  const list = found.slice(0, PAGE_SIZE);
  const next = found.length > PAGE_SIZE ? (list.at(-1)?.id ?? null) : null;
  return { list, next };
}
