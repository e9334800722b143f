import type { DataSource, EntityManager } from 'typeorm';
import { actorOf } from '../auth/actor-of.js';
import type { TokenUser } from '../auth/token-user.js';
import { NotFoundError, StaleError } from '../errors/errors.js';
import type { EnquiryChangeDto } from './dto/enquiry-change.dto.js';
import type { InboxAnswerDto } from './dto/inbox-answer.dto.js';
import type { InboxEntryDto } from './dto/inbox-entry.dto.js';
import type { InboxQueryDto } from './dto/inbox-query.dto.js';
import type { InboxTrailDto } from './dto/inbox-trail.dto.js';
import type { EnquiryKind } from './enquiry-kinds.js';
import { applyChange } from './apply-change.js';
import { countStates, pageOf } from './inbox-reads.js';
import { INBOX_MESSAGES } from './inbox-messages.js';
import type { InboxRow } from './inbox-row.entity.js';
import type { InboxSource } from './inbox-source.js';
import { insertNote } from './keep-note.js';
import { findHistory } from './trail-of.js';

/** Which enquiry. */
export interface EnquiryName {
  kind: EnquiryKind;
  id: number;
}

/** The answer with enquiries of a service. */
export type InboxPage<Entry> = Pick<InboxAnswerDto, 'counts' | 'error' | 'more'> & {
  list: Entry[];
};

/** The answer with one of them. */
export interface SingleEnquiry<Entry> {
  error: 0;
  list: (Entry & InboxTrailDto)[];
}

/** What the staff do with the enquiries that a service keeps. A service extends it by its own sources. */
export abstract class Inbox<Entry extends InboxEntryDto> {
  protected constructor(
    private readonly database: DataSource,
    private readonly sources: readonly InboxSource<Entry>[],
  ) {}

  /** One page of what is asked for, and how many there are of each state. */
  async list(query: InboxQueryDto, { id: userId }: TokenUser): Promise<InboxPage<Entry>> {
    const { manager } = this.database;
    const sources = this.sources.filter(({ kind }) => !query.kind || kind === query.kind);
    const [{ list, more }, counts] = await Promise.all([
      pageOf(manager, sources, query, userId),
      countStates(manager, sources, query, userId),
    ]);
    return { error: 0, list, counts, more };
  }

  /** @throws NotFoundError */
  async single(name: EnquiryName): Promise<SingleEnquiry<Entry>> {
    const { manager } = this.database;
    const source = this.sourceOf(name);
    const row = await manager.findOneBy(source.entity, { id: name.id });
    if (!row) throw new NotFoundError();
    return { error: 0, list: [await whole(manager, source, row)] };
  }

  /**
   * Gives it another state or another employee, and puts that into the trail.
   *
   * @throws StaleError with the enquiry as it is now, where it is not the one that was looked at
   */
  change(
    name: EnquiryName,
    change: EnquiryChangeDto,
    user: TokenUser,
  ): Promise<SingleEnquiry<Entry>> {
    const source = this.sourceOf(name);
    return this.database.transaction(async (manager) => {
      const row = await lockedRow(manager, source, name);
      if (row.version !== change.version) {
        throw new StaleError(await whole(manager, source, row), INBOX_MESSAGES.stale);
      }
      await applyChange(manager, source, row, change, user);
      return { error: 0, list: [await whole(manager, source, row)] };
    });
  }

  /**
   * Adds a note; its `key` says that it is the same one sent again.
   *
   * @throws NotFoundError
   * @throws UnprocessableError where another note had the key
   */
  async addNote(
    { kind, id }: EnquiryName,
    { text, key }: { text: string; key: string | undefined },
    user: TokenUser,
  ): Promise<SingleEnquiry<Entry>> {
    const { entity } = this.sourceOf({ kind, id });
    const note = { kind, enquiryId: id, ...actorOf(user), text, key: key ?? null };
    await this.database.transaction(async (manager) => {
      // Not to be erased before the note is there, which would stay alone.
      const lock = { mode: 'for_key_share' } as const;
      if (!(await manager.findOne(entity, { where: { id }, lock }))) throw new NotFoundError();
      await insertNote(manager, note);
    });
    return this.single({ kind, id });
  }

  private sourceOf({ kind }: EnquiryName): InboxSource<Entry> {
    const source = this.sources.find((each) => each.kind === kind);
    if (!source) throw new NotFoundError();
    return source;
  }
}

async function lockedRow<Entry extends InboxEntryDto>(
  manager: EntityManager,
  { entity }: InboxSource<Entry>,
  { id }: EnquiryName,
): Promise<InboxRow> {
  const lock = { mode: 'pessimistic_write' } as const;
  const row = await manager.findOne(entity, { where: { id }, lock });
  if (!row) throw new NotFoundError();
  return row;
}

/** An enquiry with all that was done about it. */
async function whole<Entry extends InboxEntryDto>(
  manager: EntityManager,
  source: InboxSource<Entry>,
  row: InboxRow,
): Promise<Entry & InboxTrailDto> {
  const [entry] = await source.toEntries([row], manager);
  if (!entry) throw new Error(`${source.kind} ${row.id} was not presented`);
  return { ...entry, ...(await findHistory(manager, { kind: source.kind, id: row.id })) };
}
