import { useSendForm, writtenOut } from '@phantom/forms';
import { sendEnquiry, type Enquiry } from '../api/send-enquiry';

const EMPTY: Enquiry = {
  first_name: '',
  last_name: '',
  email: '',
  phone: '',
  schedule: false,
  requests: false,
  message: '',
};

/** The state of the form under a listing. It checks nothing: the server says what is missing. */
export const useEnquiryForm = (listingId: number, onSent: () => void) =>
  useSendForm<Enquiry>({
    name: `enquiry-${listingId}`,
    initialValues: EMPTY,
    prepare: async (enquiry) => ({ ...enquiry, phone: await writtenOut(enquiry.phone) }),
    send: (enquiry, attempt) => sendEnquiry(enquiry, listingId, attempt),
    onSent,
  });
