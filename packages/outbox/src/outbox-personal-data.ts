import type { ErasedRecords, Person, PersonalRecords } from '@phantom/personal-data';
import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { OutboxMail } from './outbox-mail.entity.js';

/** The waiting mails to the person, or about a form of the person. */
export async function findMails(manager: EntityManager, person: Person): Promise<PersonalRecords> {
  const mails = await waiting(manager, person).orderBy('mail.createdAt').getMany();
  const rows = mails.map((mail) => ({
    to: mail.toAddress,
    from: mail.replyAddress,
    subject: mail.subject,
    text: mail.text,
    created_at: mail.createdAt,
  }));
  return { kind: 'mails', onErasure: 'erased', rows };
}

/** Removes them. */
export async function removeMails(manager: EntityManager, person: Person): Promise<ErasedRecords> {
  const ids = (await waiting(manager, person).getMany()).map(({ id }) => id);
  if (ids.length > 0) await manager.delete(OutboxMail, ids);
  return { kind: 'mails', ids };
}

const waiting = (manager: EntityManager, { email }: Person): SelectQueryBuilder<OutboxMail> =>
  manager
    .createQueryBuilder(OutboxMail, 'mail')
    .where('lower(mail.toAddress) = :email OR lower(mail.replyAddress) = :email', { email });
