import { CreateOutbox1795219502000 } from './create-outbox.migration.js';
import { OutboxMail } from './outbox-mail.entity.js';

export { MailConfig } from './mail-config.js';
export { findMails, removeMails } from './mails-of.js';
export { MailModule } from './mail.module.js';
export { Outbox } from './outbox.service.js';
export { MailLinks, type PersonMail } from './person-mail.js';

/** For the data source of a service that writes mails; one with public forms has these among `FORM_ENTITIES`. */
export const MAIL_ENTITIES = [OutboxMail];
export const MAIL_MIGRATIONS = [CreateOutbox1795219502000];
