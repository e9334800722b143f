import { IdempotencyKey } from './idempotency.service.js';
import { OutboxMail } from './outbox-mail.entity.js';
import { Mailing, MailingContent, MailingMail } from './mailings/mailing.entity.js';
import {
  AddMailings1795510000000,
  AddressMails1795219503000,
  AttachCalendars1795800024200,
  CreateFormTables1795219300000,
  CreateOutbox1795219502000,
  WriteMailsWhenSent1795700023000,
} from './outbox.migrations.js';

export { type Delivery, FormDelivery, PostForm } from './form.decorators.js';
export { PublicFormDto } from './form.dto.js';
export { FormIntake, type FormKind } from './form-intake.service.js';
export { FORM_MESSAGES } from './messages.js';
export { MailWorker } from './mail-worker.js';
export {
  type MailText,
  MailingRecipients,
  type PreparedMail,
} from './mailings/mailing-recipients.js';
export { type MailingProgress, Mailings, type NewMailing } from './mailings/mailings.service.js';
export { MAIL_FONT, mailDocument, mailParagraphs } from './mail-document.js';
export { Mailing } from './mailings/mailing.entity.js';
export { OutboxMail } from './outbox-mail.entity.js';
export { findMails, removeMails } from './outbox-personal-data.js';
export { FormConfig, MailConfig } from './outbox.config.js';
export { FormsModule, MailModule } from './outbox.module.js';
export { type Fact, MailLinks, type Notice, Outbox, type PersonMail } from './outbox.service.js';
export { e164Of, PhoneField } from './phone-field.js';
export { ReceivedForm, type Receipt, type SpamSign } from './received-form.entity.js';

const MAILING_ENTITIES = [Mailing, MailingContent, MailingMail];

/** For the data source of a service with public forms. */
export const FORM_ENTITIES = [IdempotencyKey, OutboxMail, ...MAILING_ENTITIES];
export const FORM_MIGRATIONS = [
  CreateFormTables1795219300000,
  AddressMails1795219503000,
  AddMailings1795510000000,
  WriteMailsWhenSent1795700023000,
  AttachCalendars1795800024200,
];

/** For the data source of a service that sends mails and has no public forms. */
export const MAIL_ENTITIES = [OutboxMail, ...MAILING_ENTITIES];
export const MAIL_MIGRATIONS = [
  CreateOutbox1795219502000,
  AddMailings1795510000000,
  WriteMailsWhenSent1795700023000,
  AttachCalendars1795800024200,
];
