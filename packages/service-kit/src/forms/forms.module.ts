import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module.js';
import { FormIntake } from './form-intake.service.js';
import { Idempotency } from './idempotency/idempotency.service.js';

/** What a module with a public form imports. */
@Module({
  imports: [MailModule],
  providers: [FormIntake, Idempotency],
  exports: [FormIntake],
})
export class FormsModule {}
