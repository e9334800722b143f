import { Injectable } from '@nestjs/common';
import { withInitialState } from '@phantom/inbox';
import {
  type Delivery,
  e164Of,
  FORM_MESSAGES,
  FormIntake,
  type Notice,
  type Receipt,
} from '@phantom/outbox';
import { fieldError, FIELD_MESSAGES, type MessageDto } from '@phantom/service-kit';
import type { EntityManager } from 'typeorm';
import { ContentConfig } from '../config/content.config.js';
import type { ContactEnquiryDto, InvestorEnquiryDto } from './enquiry.dto.js';
import { ContactEnquiry, InvestorEnquiry } from './enquiry.entity.js';
import { REFERRERS } from './enquiry.options.js';

/** Receives the two public forms: stores each enquiry and queues a notice to the company. */
@Injectable()
export class EnquiryService {
  constructor(
    private readonly config: ContentConfig,
    private readonly intake: FormIntake,
  ) {}

  receiveContact(form: ContactEnquiryDto, delivery: Delivery): Promise<MessageDto> {
    return this.intake.save(form, delivery, {
      scope: 'contact-us',
      thanks: FORM_MESSAGES.reachOut,
      store: (manager, receipt) => storeContact(manager, form, receipt),
    });
  }

  receiveInvestor(form: InvestorEnquiryDto, delivery: Delivery): Promise<MessageDto> {
    return this.intake.save(form, delivery, {
      scope: 'investor',
      thanks: FORM_MESSAGES.reachOut,
      store: async (manager, receipt) => {
        // `store` does not run when a stored form is sent again: a retry succeeds even if the referrer was removed since.
        this.checkReferrer(form);
        return storeInvestor(manager, form, receipt);
      },
    });
  }

  referrers(): string[] {
    return [...REFERRERS, ...this.config.referrerNames()];
  }

  private checkReferrer({ referred_by: name }: InvestorEnquiryDto): void {
    if (name === undefined || this.referrers().includes(name)) return;
    throw fieldError('referred_by', FIELD_MESSAGES.choice);
  }
}

async function storeContact(
  manager: EntityManager,
  form: ContactEnquiryDto,
  receipt: Receipt,
): Promise<Notice> {
  const { name, email, phone, options, select, subject, message } = form;
  const phoneE164 = e164Of(phone) ?? phone;
  await manager.insert(ContactEnquiry, {
    ...withInitialState(receipt),
    name,
    email,
    phone,
    phoneE164,
    phoneKind: options ?? null,
    topic: select ?? null,
    subject,
    message: message ?? null,
  });
  return {
    subject: `Contact form: ${subject}`,
    replyTo: { name, address: email },
    facts: [
      ['Name', name],
      ['Email', email],
      ['Phone', options ? `${phoneE164} (${options})` : phoneE164],
      ['About', select],
      ['Subject', subject],
      ['Message', message],
    ],
  };
}

async function storeInvestor(
  manager: EntityManager,
  form: InvestorEnquiryDto,
  receipt: Receipt,
): Promise<Notice> {
  const { name, email, phone, country, message } = form;
  const phoneE164 = e164Of(phone, country) ?? phone;
  await manager.insert(InvestorEnquiry, {
    ...withInitialState(receipt),
    name,
    email,
    phone,
    phoneE164,
    country: country ?? null,
    isAccredited: form.is_accredited === undefined ? null : form.is_accredited === 'Yes',
    investmentAmount: form.investment_amount ?? null,
    referredBy: form.referred_by ?? null,
    message: message ?? null,
  });
  return {
    subject: `Investor enquiry: ${name}`,
    replyTo: { name, address: email },
    facts: [
      ['Name', name],
      ['Email', email],
      ['Phone', phoneE164],
      ['Country', country],
      ['Accredited', form.is_accredited],
      ['Expected amount', form.investment_amount],
      ['Referred by', form.referred_by],
      ['Message', message],
    ],
  };
}
