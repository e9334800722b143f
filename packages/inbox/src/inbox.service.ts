import { FORM_MESSAGES } from '@phantom/outbox';
import {
  actorOf,
  NotFoundError,
  StaleError,
  type TokenUser,
  UnprocessableError,
} from '@phantom/service-kit';
import { appendAuditEntry } from '@phantom/service-kit/audit';
import type { DataSource, EntityManager, FindOneOptions } from 'typeorm';
import type { InboxKey } from './inbox-key.js';
import { INBOX_MESSAGES } from './messages.js';
import { countStates, findHistory, pageOf } from './inbox-queries.js';
import type { EnquiryChangeDto, InboxQueryDto } from './inbox-request.dto.js';
import type { InboxSource } from './inbox-source.js';
import type { InboxAnswerDto, InboxEntryDto, InboxTrailDto } from './inbox.dto.js';
import { EnquiryChange, EnquiryNote, type InboxRow } from './inbox.entity.js';

type EnquiryName = Pick<InboxKey, 'kind' | 'id'>;

export type InboxPage<Entry> = Pick<InboxAnswerDto, 'counts' | 'error' | 'more'> & {
  list: Entry[];
};

export interface SingleEnquiry<Entry> {
  error: 0;
  list: (Entry & InboxTrailDto)[];
}

/** What employees do with the enquiries of a service. A service extends it by its own sources. */
export abstract class Inbox<Entry extends InboxEntryDto> {
  protected constructor(
    private readonly database: DataSource,
    private readonly sources: readonly InboxSource<Entry>[],
  ) {}

  /** One page of the requested enquiries, and the number of each state. */
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
    const row = await findRow(manager, source, name);
    return { error: 0, list: [await whole(manager, source, row)] };
  }

  /** Changes the state or the assignee. @throws StaleError with the current enquiry where the change was made from another version */
  change(
    name: EnquiryName,
    change: EnquiryChangeDto,
    user: TokenUser,
  ): Promise<SingleEnquiry<Entry>> {
    const source = this.sourceOf(name);
    return this.database.transaction(async (manager) => {
      const row = await findRow(manager, source, name, { mode: 'pessimistic_write' });
      if (row.version !== change.version) {
        throw new StaleError(await whole(manager, source, row), INBOX_MESSAGES.stale);
      }
      await applyChange(manager, source, row, change, user);
      return { error: 0, list: [await whole(manager, source, row)] };
    });
  }

  /** Adds a note, once for its `key`. @throws NotFoundError, or UnprocessableError where another note had the key */
  async addNote(
    { kind, id }: EnquiryName,
    { text, key }: { text: string; key: string | undefined },
    user: TokenUser,
  ): Promise<SingleEnquiry<Entry>> {
    const source = this.sourceOf({ kind, id });
    const note = { kind, enquiryId: id, ...actorOf(user), text, key: key ?? null };
    await this.database.transaction(async (manager) => {
      // Prevents that the enquiry is erased before the note is inserted.
      await findRow(manager, source, { kind, id }, { mode: 'for_key_share' });
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

async function findRow(
  manager: EntityManager,
  { entity }: InboxSource,
  { id }: EnquiryName,
  lock?: FindOneOptions['lock'],
): Promise<InboxRow> {
  const row = await manager.findOne(entity, { where: { id }, lock });
  if (!row) throw new NotFoundError();
  return row;
}

/** An enquiry with its notes and its change history. */
async function whole<Entry extends InboxEntryDto>(
  manager: EntityManager,
  source: InboxSource<Entry>,
  row: InboxRow,
): Promise<Entry & InboxTrailDto> {
  const [entry] = await source.toEntries([row], manager);
  if (!entry) throw new Error(`${source.kind} ${row.id} was not presented`);
  return { ...entry, ...(await findHistory(manager, { kind: source.kind, id: row.id })) };
}

type Handling = Pick<InboxRow, 'state' | 'assigneeId'>;

type Step = Pick<EnquiryChange, 'field' | 'from' | 'to'>;

/** Applies the change to the row, in memory and in the database; nothing happens where nothing differs. */
async function applyChange(
  manager: EntityManager,
  { kind, entity }: InboxSource,
  row: InboxRow,
  { state, assignee_id: assigneeId = row.assigneeId }: EnquiryChangeDto,
  user: TokenUser,
): Promise<void> {
  const wanted: Handling = { state: state ?? row.state, assigneeId };
  const steps = stepsBetween(row, wanted);
  if (steps.length === 0) return;
  Object.assign(row, wanted, { version: row.version + 1 });
  const { id, version } = row;
  await manager.update(entity, { id }, { ...wanted, version });
  const about = { kind, enquiryId: id, ...actorOf(user) };
  await manager.insert(
    EnquiryChange,
    steps.map((step) => ({ ...step, ...about })),
  );
  for (const step of steps) {
    const details = { changes: [step] };
    await appendAuditEntry(manager, {
      ...{ actorId: user.id, action: step.field, details },
      record: { type: kind, id },
    });
  }
}

function stepsBetween(row: Handling, wanted: Handling): Step[] {
  const steps: Step[] = [];
  if (row.state !== wanted.state) {
    steps.push({ field: 'state', from: row.state, to: wanted.state });
  }
  if (row.assigneeId !== wanted.assigneeId) {
    const [from, to] = [idText(row.assigneeId), idText(wanted.assigneeId)];
    steps.push({ field: 'assignee', from, to });
  }
  return steps;
}

const idText = (id: number | null): string | null => (id === null ? null : String(id));

type NewNote = Omit<EnquiryNote, 'id' | 'createdAt'>;

/** Adds a note, once for its key. @throws UnprocessableError where another note had the key */
async function insertNote(manager: EntityManager, note: NewNote): Promise<void> {
  const insert = manager.createQueryBuilder().insert().into(EnquiryNote).values(note);
  const { raw } = await insert.orIgnore().returning('id').execute();
  const { kind, enquiryId, key, actorId, text } = note;
  if ((raw as object[]).length === 0) {
    const kept = await manager.findOneBy(EnquiryNote, { kind, enquiryId, key: key ?? undefined });
    const isSame = kept?.text === text && kept.actorId === actorId;
    if (!isSame) throw new UnprocessableError(FORM_MESSAGES.keyReused);
    return;
  }
  const record = { type: kind, id: enquiryId };
  await appendAuditEntry(manager, { actorId, action: 'noted', record });
}
