import { inboxFields, type InboxSource } from '@phantom/service-kit/inbox';
import { ContactEnquiry } from '../contact-enquiry.entity.js';
import { InvestorEnquiry } from '../investor-enquiry.entity.js';
import type { EnquiryDto } from './dto/enquiry.dto.js';

export const CONTACT_SOURCE: InboxSource<EnquiryDto, ContactEnquiry> = {
  kind: 'contact',
  entity: ContactEnquiry,
  searched: ['name', 'email', 'phone', 'phoneE164', 'subject', 'message'],
  present: (rows) =>
    rows.map((row) => ({
      ...inboxFields('contact', row),
      ...personOf(row),
      phone_kind: row.phoneKind,
      topic: row.topic,
      subject: row.subject,
    })),
};

export const INVESTOR_SOURCE: InboxSource<EnquiryDto, InvestorEnquiry> = {
  kind: 'investor',
  entity: InvestorEnquiry,
  searched: ['name', 'email', 'phone', 'phoneE164', 'referredBy', 'message'],
  present: (rows) =>
    rows.map((row) => ({
      ...inboxFields('investor', row),
      ...personOf(row),
      country: row.country,
      is_accredited: row.isAccredited,
      investment_amount: row.investmentAmount,
      referred_by: row.referredBy,
    })),
};

const personOf = ({
  name,
  email,
  phone,
  phoneE164,
  message,
}: ContactEnquiry | InvestorEnquiry) => ({
  ...{ name, email, phone, message },
  phone_e164: phoneE164,
});
