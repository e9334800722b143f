import { inboxFields } from '@phantom/inbox';
import type { EnquiryDto } from './enquiry.dto.js';
import type { ContactEnquiry, InvestorEnquiry } from './enquiry.entity.js';

export const toContactEnquiryDto = (enquiry: ContactEnquiry): EnquiryDto => ({
  ...inboxFields('contact', enquiry),
  ...senderFields(enquiry),
  phone_kind: enquiry.phoneKind,
  topic: enquiry.topic,
  subject: enquiry.subject,
});

export const toInvestorEnquiryDto = (enquiry: InvestorEnquiry): EnquiryDto => ({
  ...inboxFields('investor', enquiry),
  ...senderFields(enquiry),
  country: enquiry.country,
  is_accredited: enquiry.isAccredited,
  investment_amount: enquiry.investmentAmount,
  referred_by: enquiry.referredBy,
});

const senderFields = (enquiry: ContactEnquiry | InvestorEnquiry) => {
  const { name, email, phone, phoneE164, message } = enquiry;
  return { name, email, phone, message, phone_e164: phoneE164 };
};
