import { Injectable } from '@nestjs/common';
import { NotFoundError } from '@phantom/service-kit';
import { DataSource, type EntityManager, LessThanOrEqual } from 'typeorm';
import { type RevisionAnswerDto, RevisionDto, type RevisionsDto } from './revision.dto.js';
import { ContentEntry, ContentRevision } from '../storage/content.entity.js';
import { ContentTypes } from '../types/content-types.js';
import { changedPaths, emptyData, type EntryData } from '../types/entry-data.js';

const MOST_REVISIONS = 500;

@Injectable()
export class RevisionService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly types: ContentTypes,
  ) {}

  async list(entryId: number): Promise<RevisionsDto> {
    const { manager } = this.dataSource;
    const entry = await manager.findOneBy(ContentEntry, { id: entryId });
    if (!entry) throw new NotFoundError();
    const type = this.types.named(entry.type);
    const revisions = await manager.find(ContentRevision, {
      where: { entryId },
      order: { number: 'DESC' },
      take: MOST_REVISIONS + 1,
    });
    const list = revisions.slice(0, MOST_REVISIONS).map((revision, index) => {
      const { data: before } = revisions[index + 1] ?? { data: emptyData() };
      return toRevisionDto(revision, changedPaths(type, before, revision.data));
    });
    return { error: 0, list };
  }

  async single(entryId: number, number: number): Promise<RevisionAnswerDto> {
    const { manager } = this.dataSource;
    const entry = await manager.findOneBy(ContentEntry, { id: entryId });
    if (!entry) throw new NotFoundError();
    const [revision, before] = await manager.find(ContentRevision, {
      where: { entryId, number: LessThanOrEqual(number) },
      order: { number: 'DESC' },
      take: 2,
    });
    if (revision?.number !== number) throw new NotFoundError();
    const type = this.types.named(entry.type);
    const changed = changedPaths(type, before?.data ?? emptyData(), revision.data);
    const detail = { data: revision.data, before: before?.data ?? null };
    return { error: 0, list: [{ ...toRevisionDto(revision, changed), ...detail }] };
  }

  /** @throws NotFoundError */
  async dataOf(manager: EntityManager, entryId: number, number: number): Promise<EntryData> {
    const revision = await manager.findOneBy(ContentRevision, { entryId, number });
    if (!revision) throw new NotFoundError();
    return revision.data;
  }
}

const toRevisionDto = (
  { number, action, note, actorName, updatedAt }: ContentRevision,
  changed: string[],
): RevisionDto => ({ number, action, note, by: actorName, at: updatedAt.toISOString(), changed });
