import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import type { Person } from '../personal-data/person.js';
import type { PersonalRecords } from '../personal-data/personal-records.js';
import type { InboxEntryDto } from './dto/inbox-entry.dto.js';
import { ENQUIRY } from './inbox-filter.js';
import type { InboxRow } from './inbox-row.entity.js';
import type { InboxSource } from './inbox-source.js';
import { findHistory } from './trail-of.js';

type Source<Entry extends InboxEntryDto> = InboxSource<Entry>;

/** Those that came with the person's address. */
export const writtenBy = <Entry extends InboxEntryDto>(
  manager: EntityManager,
  { entity }: Source<Entry>,
  { email }: Person,
): SelectQueryBuilder<InboxRow> =>
  manager
    .createQueryBuilder(entity, ENQUIRY)
    .where(`lower(${ENQUIRY}.email) = :email`, { email })
    .orderBy(`${ENQUIRY}.id`);

/**
 * What the person wrote, with what was done about it, but not which employees did it: their names are not the person's
 * (article 15(4)).
 *
 * @param isOwn leaves out what employees noted, which may tell of others and wants somebody's look
 */
export async function enquiriesOf<Entry extends InboxEntryDto>(
  manager: EntityManager,
  source: Source<Entry>,
  person: Person,
  isOwn: boolean,
): Promise<PersonalRecords> {
  const entries = await source.toEntries(
    await writtenBy(manager, source, person).getMany(),
    manager,
  );
  const rows: object[] = [];
  for (const entry of entries) {
    const { notes, history } = await findHistory(manager, entry);
    rows.push({
      ...entry,
      history: history.map(({ field, from, to, created_at: at }) => ({ at, field, from, to })),
      ...(!isOwn && { notes: notes.map(({ text, created_at: at }) => ({ at, text })) }),
    });
  }
  return { kind: source.kind, onErasure: 'erased', rows };
}

/** What the employee of the account is to care for; the number of the account stays there. */
export async function assignedTo<Entry extends InboxEntryDto>(
  manager: EntityManager,
  sources: readonly Source<Entry>[],
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
