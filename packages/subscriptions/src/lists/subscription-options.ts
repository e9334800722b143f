import type { PersonMail } from '@phantom/outbox';
import type { Language } from '@phantom/service-kit';
import { SUBSCRIPTION_MESSAGES } from '../messages.js';

/** What one can subscribe to. */
export interface SubscriptionList {
  /** Kebab-case; stored with each subscription, never renamed. */
  name: string;
  label: Readonly<Record<Language, string>>;
}

/** The lists of the service. */
export class SubscriptionLists {
  constructor(readonly all: readonly SubscriptionList[]) {}

  find(name: string): SubscriptionList | undefined {
    return this.all.find((list) => list.name === name);
  }
}

/** The text of a mail in which `{link}` stands for the link. */
export type LinkText = Pick<PersonMail, 'subject' | 'text' | 'html'>;

/** The texts of the mails about subscriptions. A service may replace them. */
export class SubscriptionTexts {
  /** Asks for the confirmation of a subscription. */
  confirmation({ label }: SubscriptionList, lang: Language): Promise<LinkText> {
    const { subject, text } = SUBSCRIPTION_MESSAGES.confirmation;
    return Promise.resolve({ subject: subject(lang), text: text(lang, { list: label[lang] }) });
  }

  /** For an address that is subscribed already. */
  known({ label }: SubscriptionList, lang: Language): Promise<LinkText> {
    const { subject, text } = SUBSCRIPTION_MESSAGES.known;
    return Promise.resolve({ subject: subject(lang), text: text(lang, { list: label[lang] }) });
  }
}
