import { AddressMails1795219503000 } from '../mail/address-mails.migration.js';
import { OutboxMail } from '../mail/outbox-mail.entity.js';
import { CreateFormTables1795219300000 } from './create-form-tables.migration.js';
import { IdempotencyKey } from './idempotency/idempotency-key.entity.js';

export { type Delivery, FormDelivery } from './delivery.js';
export { PhoneField } from './fields/phone-field.js';
export { FormConfig } from './form-config.js';
export { FormIntake, type FormKind } from './form-intake.service.js';
export { FORM_MESSAGES } from './form-messages.js';
export { FormsModule } from './forms.module.js';
export type { Fact, Notice } from '../mail/notice.js';
export { e164Of } from './phone-number.js';
export { PostForm } from './post-form.decorator.js';
export { PublicFormDto } from './public-form.dto.js';
export { ReceivedForm, type Receipt, type SpamSign } from './received-form.entity.js';

/** For the data source of a service with forms. */
export const FORM_ENTITIES = [IdempotencyKey, OutboxMail];
export const FORM_MIGRATIONS = [CreateFormTables1795219300000, AddressMails1795219503000];
