import type { EnquiryDetail } from '../features/enquiries/api/enquiry';
import type { Counts, Enquiry } from '../features/enquiries/api/sources';

/** An enquiry as a service returns it; higher ids are newer. */
export const anEnquiry = (id: number, over: Partial<Enquiry> = {}): Enquiry => {
  const kind = over.kind ?? 'contact';
  const at = new Date(Date.UTC(2026, 10, 20, 15, id)).toISOString();
  return {
    ...{ id, kind, created_at: at, key: `${at}_${kind}_${id}`, state: 'new', version: 1 },
    ...{ assignee_id: null, name: `Visitor ${id}` },
    ...{ email: `visitor${id}@example.com`, phone: '(212) 555-0142', phone_e164: '+12125550142' },
    ...{ message: 'Would you look at it?', page: '/contact', lang: 'en', spam_sign: null },
    subject: 'Six units',
    ...over,
  };
};

export const aDetail = (over: Partial<EnquiryDetail> = {}): EnquiryDetail => ({
  ...anEnquiry(7),
  notes: [],
  history: [],
  ...over,
});

export const counts = (over: Partial<Counts> = {}): Counts => ({
  ...{ new: 0, in_progress: 0, answered: 0, closed: 0, spam: 0 },
  ...over,
});
