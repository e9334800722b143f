import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { FormIntake } from './form-intake.service.js';
import { Idempotency } from './idempotency.service.js';
import { MailWorker } from './mail-worker.js';
import { MailLinks, Outbox } from './outbox.service.js';

interface LinkSource {
  /** The module that exports `links`. */
  module: Type;
  links: Type<MailLinks>;
}

/** The outbox and its worker. */
@Module({ providers: [MailWorker, Outbox], exports: [Outbox] })
export class MailModule {
  /** For a service whose mails carry links. */
  static withLinks({ module, links }: LinkSource): DynamicModule {
    return {
      module: MailModule,
      global: true,
      imports: [module],
      providers: [{ provide: MailLinks, useExisting: links }],
    };
  }
}

/** For a module with a public form. */
@Module({
  imports: [MailModule],
  providers: [FormIntake, Idempotency],
  exports: [FormIntake],
})
export class FormsModule {}
