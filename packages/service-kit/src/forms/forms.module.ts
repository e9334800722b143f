import { Module } from '@nestjs/common';
import { FormIntake } from './form-intake.service.js';
import { Idempotency } from './idempotency/idempotency.service.js';
import { MailWorker } from './mail/mail-worker.js';
import { Outbox } from './mail/outbox.service.js';

/** What a module with a public form imports. */
@Module({
  providers: [FormIntake, Idempotency, MailWorker, Outbox],
  exports: [FormIntake],
})
export class FormsModule {}
