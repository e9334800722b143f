import { Injectable } from '@nestjs/common';
import {
  type Delivery,
  FormIntake,
  Outbox,
  type PersonMail,
  type PublicFormDto,
  type Receipt,
} from '@phantom/outbox';
import type { MessageDto } from '@phantom/service-kit';
import type { EntityManager } from 'typeorm';
import { SubscriptionKind } from './subscription-kind.js';
import type { SubscriberRow } from './subscription-rows.js';

/** Stores a wish. @returns the mail with its link; undefined where none is sent */
type StoreWish = (
  manager: EntityManager,
  subscriber: SubscriberRow,
  receipt: Receipt,
) => Promise<Omit<PersonMail, 'to'> | undefined>;

/** The forms by which visitors subscribe: only the link of the mail confirms what they ask for. */
@Injectable()
export class SubscriptionForms {
  constructor(
    private readonly intake: FormIntake,
    private readonly outbox: Outbox,
    private readonly kind: SubscriptionKind,
  ) {}

  /** The answer is the same whatever is known of the address. */
  save(
    form: PublicFormDto & { email: string },
    delivery: Delivery,
    store: StoreWish,
  ): Promise<MessageDto> {
    const { forms } = this.kind.options;
    if (!forms) throw new Error('This kind of subscription has no forms');
    return this.intake.save(form, delivery, {
      scope: forms.scope,
      thanks: forms.thanks,
      store: async (manager, receipt) => {
        // A form that was sent fast is one that the browser filled in. The confirmation keeps strangers out.
        if (receipt.spamSign === 'honeypot') return undefined;
        const address = form.email.toLowerCase();
        const person = { email: address, lang: receipt.lang };
        const subscriber = await this.kind.lockSubscriber(manager, person);
        if (await this.kind.hasTooManyRequests(manager, subscriber)) return undefined;
        const mail = await store(manager, subscriber, receipt);
        if (mail) await this.outbox.addMail(manager, { ...mail, to: { name: '', address } });
        return undefined;
      },
    });
  }
}
