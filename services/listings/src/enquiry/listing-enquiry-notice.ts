import type { Notice } from '@phantom/service-kit/forms';
import type { Listing } from '../listing/listing.entity.js';
import type { ListingEnquiry } from './listing-enquiry.entity.js';

/** What the staff are told of an enquiry about this home, or about none in particular. */
export function listingEnquiryNotice(enquiry: ListingEnquiry, listing: Listing | null): Notice {
  const { firstName, lastName, email, phoneE164, wantsVisit, wantsInformation, message } = enquiry;
  const name = `${firstName} ${lastName}`;
  const home = listing && `${listing.unparsedAddress ?? listing.title ?? 'home'} (${listing.id})`;
  return {
    subject: `Listing enquiry: ${home ?? 'homes in general'}`,
    replyTo: { name, address: email },
    facts: [
      ['Name', name],
      ['Email', email],
      ['Phone', phoneE164],
      ['Home', home],
      ['Wants to see it', wantsVisit ? 'yes' : 'no'],
      ['Wants to know more', wantsInformation ? 'yes' : 'no'],
      ['Message', message],
    ],
  };
}
