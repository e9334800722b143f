import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import {
  fieldErrors,
  type TokenUser,
  UnprocessableError,
  ValidationError,
} from '@phantom/service-kit';
import { appendAuditEntry } from '@phantom/service-kit/audit';
import { DataSource } from 'typeorm';
import { DraftChangeDto } from './entry-change.dto.js';
import { type ContentEntryAnswerDto, FieldConflictDto } from './entry.dto.js';
import { EntryService } from './entry.service.js';
import { RevisionService } from './revision.service.js';
import { CONTENT_MESSAGES } from '../messages.js';
import { changeDraft, lockEntry, saveDraft } from '../storage/content-rows.js';
import { ContentEntry } from '../storage/content.entity.js';
import { ContentTypes } from '../types/content-types.js';
import { changedPaths, findField, valueAt, withValue } from '../types/entry-data.js';
import { checkedValue } from '../types/value-rules.js';

/** Saves what editors type. */
@Injectable()
export class DraftService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly types: ContentTypes,
    private readonly entries: EntryService,
    private readonly revisions: RevisionService,
  ) {}

  /**
   * Saves the changed fields. A field that somebody else saved after `version` stays as it is, and comes back as a conflict.
   *
   * @throws ValidationError with the path of each invalid value; nothing is saved then
   */
  save(
    id: number,
    { version, changes }: DraftChangeDto,
    user: TokenUser,
  ): Promise<ContentEntryAnswerDto> {
    return this.dataSource.transaction(async (manager) => {
      const entry = await lockEntry(manager, id);
      const type = this.types.named(entry.type);
      if (entry.deletedAt) throw new UnprocessableError(CONTENT_MESSAGES.stale);
      const conflicts: FieldConflictDto[] = [];
      let draft = entry.draft;
      for (const { path, value } of changes) {
        const place = findField(type, path);
        if (!place || place.field.isFixed)
          throw new ValidationError(fieldErrors(path, CONTENT_MESSAGES.unknownField));
        const checked = checkedValue(place.field, path, value);
        const conflict = conflictOf(entry, path, checked, { version, user });
        if (conflict) conflicts.push(conflict);
        else draft = withValue(draft, path, checked);
      }
      if (changedPaths(type, entry.draft, draft).length > 0) {
        changeDraft(type, entry, draft, user);
        await saveDraft(manager, type, entry, { action: 'edited', user });
      }
      await this.entries.renewPresence(id, user);
      return this.entries.answer(manager, entry, user, conflicts);
    });
  }

  /** Makes an earlier revision the draft. Visitors see it after a publication. */
  restore(id: number, number: number, user: TokenUser): Promise<ContentEntryAnswerDto> {
    return this.dataSource.transaction(async (manager) => {
      const entry = await lockEntry(manager, id);
      const data = await this.revisions.dataOf(manager, id, number);
      const type = this.types.named(entry.type);
      changeDraft(type, entry, data, user);
      await saveDraft(manager, type, entry, { action: 'restored', note: String(number), user });
      await appendAuditEntry(manager, {
        actorId: user.id,
        action: 'restored',
        record: { type: 'content', id },
        details: { title: entry.title },
      });
      return this.entries.answer(manager, entry, user);
    });
  }
}

function conflictOf(
  { draft, fieldSaves }: ContentEntry,
  path: string,
  value: unknown,
  { version, user }: { version: number; user: TokenUser },
): FieldConflictDto | undefined {
  const last = fieldSaves[path];
  if (!last || last.version <= version || last.actorId === user.id) return undefined;
  const current = valueAt(draft, path);
  if (isDeepStrictEqual(current, value)) return undefined;
  return { path, value: current, by: last.actorName };
}
