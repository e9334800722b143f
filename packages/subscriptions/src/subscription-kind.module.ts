import { type DynamicModule, Injectable, Module, type Provider, type Type } from '@nestjs/common';
import { FormsModule, type MailingRecipients, type MailLinks, MailModule } from '@phantom/outbox';
import { HOUR, ScheduledTask } from '@phantom/service-kit';
import { DataSource } from 'typeorm';
import { OneClickBody } from './leaving.js';
import { SubscriptionForms } from './subscription-forms.service.js';
import { SubscriptionKind } from './subscription-kind.js';
import { SubscriptionLinks } from './subscription-links.js';

/** Removes the old subscriptions of a kind. */
@Injectable()
export class SubscriptionRetention extends ScheduledTask {
  constructor(
    private readonly dataSource: DataSource,
    private readonly kind: SubscriptionKind,
  ) {
    super(HOUR);
  }

  override run(): Promise<void> {
    return this.kind.removeOld(this.dataSource.manager);
  }
}

interface KindModuleOptions {
  kind: SubscriptionKind;
  /** Writes to whom its mailings go. */
  recipients: Type<MailingRecipients>;
  /** Makes the links of a service that mails others beside those of the kind. It may inject `SubscriptionLinks`. */
  links?: Type<MailLinks>;
  /** What `recipients` and `links` inject. */
  providers?: Provider[];
}

/** What mails need to know of subscriptions. */
@Module({})
class SubscriptionMailModule {}

/** What a kind of subscription needs beside its controller and its service: forms, where it has them, mails, one click, retention. */
@Module({})
export class SubscriptionKindModule {
  /** A service has one kind. */
  static forRoot(options: KindModuleOptions): DynamicModule {
    const { kind, recipients, links = SubscriptionLinks, providers = [] } = options;
    const provided = { provide: SubscriptionKind, useValue: kind };
    const linkProviders = [...new Set([SubscriptionLinks, links])];
    const mails: DynamicModule = {
      module: SubscriptionMailModule,
      providers: [provided, ...linkProviders, recipients, ...providers],
      exports: [SubscriptionKind, ...linkProviders, recipients],
    };
    const withLinks = { module: mails, links, recipients };
    const forms = kind.options.forms
      ? { modules: [FormsModule], services: [SubscriptionForms] }
      : { modules: [], services: [] };
    return {
      module: SubscriptionKindModule,
      imports: [...forms.modules, mails, MailModule.withLinks(withLinks)],
      providers: [...forms.services, OneClickBody, SubscriptionRetention],
      exports: [...forms.services, mails],
    };
  }
}
