import { addDemoEnquiry, type DemoEnquiry } from '@phantom/inbox';
import type { EntityManager } from 'typeorm';
import { ContactEnquiry, InvestorEnquiry } from '../enquiries/enquiry.entity.js';
import { readDemo } from './demo-files.js';

type SentField = 'email' | 'lang' | 'message' | 'name' | 'page' | 'phone';

interface ContactDemo extends DemoEnquiry, Pick<ContactEnquiry, SentField | 'subject' | 'topic'> {
  phone_e164: string;
  phone_kind: ContactEnquiry['phoneKind'];
}

interface InvestorDemo extends DemoEnquiry, Pick<InvestorEnquiry, SentField | 'country'> {
  phone_e164: string;
  is_accredited: boolean | null;
  investment_amount: InvestorEnquiry['investmentAmount'];
  referred_by: string | null;
}

interface EnquiriesDemo {
  contact: ContactDemo[];
  investor: InvestorDemo[];
}

/** Adds the missing demo enquiries. The demo files give their age, which counts back from `now`. */
export async function seedEnquiries(manager: EntityManager, now = new Date()): Promise<void> {
  const { contact, investor } = await readDemo<EnquiriesDemo>('enquiries.json');
  for (const demo of contact) {
    const { phone_kind: phoneKind, topic, subject } = demo;
    const row = { ...sentFields(demo), phoneKind, topic, subject };
    await addDemoEnquiry(manager, ContactEnquiry, { kind: 'contact', demo, row, now });
  }
  for (const demo of investor) {
    const { country, is_accredited: isAccredited, investment_amount: investmentAmount } = demo;
    const referredBy = demo.referred_by;
    const row = { ...sentFields(demo), country, isAccredited, investmentAmount, referredBy };
    await addDemoEnquiry(manager, InvestorEnquiry, { kind: 'investor', demo, row, now });
  }
}

const sentFields = (demo: ContactDemo | InvestorDemo) => ({
  ...{ name: demo.name, email: demo.email, phone: demo.phone, phoneE164: demo.phone_e164 },
  ...{ message: demo.message, page: demo.page, lang: demo.lang },
});
