import { Module, type DynamicModule, type Type } from '@nestjs/common';
import { MailWorker } from './mail-worker.js';
import { Outbox } from './outbox.service.js';
import { MailLinks } from './person-mail.js';

interface LinkSource {
  /** The module that exports `links`. */
  module: Type;
  links: Type<MailLinks>;
}

/** The outbox and what empties it. */
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
