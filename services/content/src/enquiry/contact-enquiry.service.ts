import { Injectable } from '@nestjs/common';
import type { MessageDto } from '@phantom/service-kit';
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
import { ContactEnquiry } from './contact-enquiry.entity.js';
import type { ContactEnquiryDto } from './dto/contact-enquiry.dto.js';

@Injectable()
export class ContactEnquiryService {
  constructor(private readonly intake: FormIntake) {}

  receive(form: ContactEnquiryDto, delivery: Delivery): Promise<MessageDto> {
    return this.intake.keep(form, delivery, {
      scope: 'contact-us',
      thanks: FORM_MESSAGES.reachOut,
      store: (manager, receipt) => store(manager, form, receipt),
    });
  }
}

async function store(
  manager: EntityManager,
  form: ContactEnquiryDto,
  receipt: Receipt,
): Promise<Notice> {
  const { name, email, phone, options, select, subject, message } = form;
  const phoneE164 = e164Of(phone) ?? phone;
  await manager.insert(ContactEnquiry, {
    ...arrivalOf(receipt),
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
