import { Injectable } from '@nestjs/common';
import {
  currentLanguage,
  FIELD_MESSAGES,
  ValidationError,
  wordsOf,
  type MessageDto,
} from '@phantom/service-kit';
import {
  e164Of,
  FORM_MESSAGES,
  FormIntake,
  type Delivery,
  type Notice,
  type Receipt,
} from '@phantom/service-kit/forms';
import { arrivalOf } from '@phantom/service-kit/inbox';
import type { EntityManager } from 'typeorm';
import { ContentConfig } from '../config/content.config.js';
import type { InvestorEnquiryDto } from './dto/investor-enquiry.dto.js';
import { InvestorEnquiry } from './investor-enquiry.entity.js';
import { REFERRERS } from './investor-options.js';

@Injectable()
export class InvestorEnquiryService {
  constructor(
    private readonly config: ContentConfig,
    private readonly intake: FormIntake,
  ) {}

  /** What `referred_by` may be. */
  referrers(): string[] {
    return [...REFERRERS, ...this.config.referrerNames()];
  }

  async receive(form: InvestorEnquiryDto, delivery: Delivery): Promise<MessageDto> {
    return this.intake.keep(form, delivery, {
      scope: 'investor',
      thanks: FORM_MESSAGES.reachOut,
      store: async (manager, receipt) => {
        // Only here: a form that was kept is not refused when it comes again after the names changed.
        this.checkReferrer(form);
        return store(manager, form, receipt);
      },
    });
  }

  private checkReferrer({ referred_by: name }: InvestorEnquiryDto): void {
    if (name === undefined || this.referrers().includes(name)) return;
    throw new ValidationError({
      referred_by: [wordsOf(FIELD_MESSAGES.choice, currentLanguage())],
    });
  }
}

async function store(
  manager: EntityManager,
  form: InvestorEnquiryDto,
  receipt: Receipt,
): Promise<Notice> {
  const { name, email, phone, country, message } = form;
  const phoneE164 = e164Of(phone, country) ?? phone;
  await manager.insert(InvestorEnquiry, {
    ...arrivalOf(receipt),
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
