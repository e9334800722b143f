import { findMails, removeMails } from '@phantom/outbox';
import {
  erasedName,
  type ErasedRecords,
  type Person,
  PersonalData,
  type PersonalDataSource,
  type PersonalRecords,
} from '@phantom/personal-data';
import { type DataSource, type EntityManager, In, type SelectQueryBuilder } from 'typeorm';
import { removeEnquiries } from './enquiry-retention.js';
import { ENQUIRY, findHistory } from './inbox-queries.js';
import type { InboxSource } from './inbox-source.js';
import { EnquiryChange, type InboxRow } from './inbox.entity.js';

/** The personal data of a service with enquiries, and of the further sources that it has. */
export abstract class EnquiryPersonalData extends PersonalData {
  protected constructor(
    database: DataSource,
    private readonly sources: readonly InboxSource[],
    private readonly furtherSources: readonly PersonalDataSource[],
  ) {
    super(database);
  }

  protected override async find(
    manager: EntityManager,
    person: Person,
    isOwn: boolean,
  ): Promise<PersonalRecords[]> {
    const found: PersonalRecords[] = [];
    // One after the other: a transaction has one connection.
    for (const source of this.sources) {
      found.push(await enquiriesOf(manager, source, person, isOwn));
    }
    found.push(await assignedTo(manager, this.sources, person), await findMails(manager, person));
    for (const source of this.furtherSources) found.push(await source.find(manager, person));
    return found;
  }

  protected override async remove(
    manager: EntityManager,
    person: Person,
  ): Promise<ErasedRecords[]> {
    const erased: ErasedRecords[] = [];
    for (const source of this.sources) {
      const rows = writtenBy(manager, source, person).setLock('pessimistic_write');
      const ids = (await rows.getMany()).map(({ id }) => id);
      await removeEnquiries(manager, source, ids);
      erased.push({ kind: source.kind, ids });
    }
    await forgetAssigneeNames(manager, person);
    erased.push(await removeMails(manager, person));
    for (const source of this.furtherSources) erased.push(await source.remove(manager, person));
    return erased;
  }
}

/** The oldest entries of the history have names of assignees. */
async function forgetAssigneeNames(
  manager: EntityManager,
  { accountId, names }: Person,
): Promise<void> {
  if (accountId === null) return;
  const value = erasedName(accountId);
  const field = 'assignee' as const;
  await manager.update(EnquiryChange, { field, from: In(names) }, { from: value });
  await manager.update(EnquiryChange, { field, to: In(names) }, { to: value });
}

/** The enquiries with the person's address. */
const writtenBy = (
  manager: EntityManager,
  { entity }: InboxSource,
  { email }: Person,
): SelectQueryBuilder<InboxRow> =>
  manager
    .createQueryBuilder(entity, ENQUIRY)
    .where(`lower(${ENQUIRY}.email) = :email`, { email })
    .orderBy(`${ENQUIRY}.id`);

/** Enquiries and history without names of employees (article 15(4)); their notes, which may be about others, only if not `isOwn`. */
async function enquiriesOf(
  manager: EntityManager,
  source: InboxSource,
  person: Person,
  isOwn: boolean,
): Promise<PersonalRecords> {
  const enquiries = await writtenBy(manager, source, person).getMany();
  const rows: object[] = [];
  for (const entry of await source.toEntries(enquiries, manager)) {
    const { notes, history } = await findHistory(manager, entry);
    rows.push({
      ...entry,
      history: history.map(({ field, from, to, created_at: at }) => ({ at, field, from, to })),
      ...(!isOwn && { notes: notes.map(({ text, created_at: at }) => ({ at, text })) }),
    });
  }
  return { kind: source.kind, onErasure: 'erased', rows };
}

/** The enquiries that are assigned to the account; the assignment stays after an erasure. */
async function assignedTo(
  manager: EntityManager,
  sources: readonly InboxSource[],
  { accountId }: Person,
): Promise<PersonalRecords> {
  const rows: object[] = [];
  if (accountId !== null) {
    for (const { kind, entity } of sources) {
      const found = await manager.find(entity, { where: { assigneeId: accountId } });
      rows.push(...found.map(({ id, state }) => ({ kind, id, state })));
    }
  }
  return { kind: 'assigned', onErasure: 'kept', rows };
}
