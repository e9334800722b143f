import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { FormIntake } from './form-intake.service.js';
import { Idempotency } from './idempotency.service.js';
import { MailWorker } from './mail-worker.js';
import { MailingRecipients } from './mailings/mailing-recipients.js';
import { Mailings } from './mailings/mailings.service.js';
import { MailLinks, Outbox } from './outbox.service.js';

interface LinkSource {
  /** The module that exports `links`. */
  module: Type | DynamicModule;
  links: Type<MailLinks>;
  /** For a service with mailings; also exported by `module`. */
  recipients?: Type<MailingRecipients>;
}

/** The outbox and its worker. */
@Module({ providers: [MailWorker, Outbox, Mailings], exports: [Outbox, Mailings] })
export class MailModule {
  /** For a service whose mails carry links. */
  static withLinks({ module, links, recipients }: LinkSource): DynamicModule {
    return {
      module: MailLinkModule,
      global: true,
      imports: [MailModule, module],
      providers: [
        { provide: MailLinks, useExisting: links },
        ...(recipients ? [{ provide: MailingRecipients, useExisting: recipients }] : []),
      ],
      exports: [MailModule, MailLinks, ...(recipients ? [MailingRecipients] : [])],
    };
  }
}

/** Lets the one worker of a service find what the service knows of its mails. */
@Module({})
class MailLinkModule {}

/** For a module with a public form. */
@Module({
  imports: [MailModule],
  providers: [FormIntake, Idempotency],
  exports: [FormIntake],
})
export class FormsModule {}
