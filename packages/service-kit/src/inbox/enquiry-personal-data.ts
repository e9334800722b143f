import { In, type DataSource, type EntityManager } from 'typeorm';
import { findMails, removeMails } from '../mail/mails-of.js';
import { erasedName, type Person } from '../personal-data/person.js';
import { PersonalData } from '../personal-data/personal-data.js';
import type { ErasedRecords, PersonalRecords } from '../personal-data/personal-records.js';
import type { InboxEntryDto } from './dto/inbox-entry.dto.js';
import { assignedTo, enquiriesOf, writtenBy } from './enquiries-of.js';
import { EnquiryChange } from './enquiry-change.entity.js';
import type { InboxSource } from './inbox-source.js';
import { removeEnquiries } from './remove-enquiries.js';

/** What a service with enquiries keeps of people. A service extends it by its own sources. */
export abstract class EnquiryPersonalData<Entry extends InboxEntryDto> extends PersonalData {
  protected constructor(
    database: DataSource,
    private readonly sources: readonly InboxSource<Entry>[],
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
    return erased;
  }
}

/** The oldest entries of the trail have assignees by name. */
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
