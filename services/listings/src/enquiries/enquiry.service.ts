import { Injectable } from '@nestjs/common';
import { withInitialState } from '@phantom/inbox';
import { type Delivery, e164Of, FormIntake, type Notice, type Receipt } from '@phantom/outbox';
import { fieldError, type MessageDto } from '@phantom/service-kit';
import type { EntityManager } from 'typeorm';
import { Listing } from '../listings/listing.entity.js';
import type { ListingEnquiryDto } from './enquiry.dto.js';
import { ListingEnquiry } from './enquiry.entity.js';
import { ENQUIRY_MESSAGES as MESSAGES } from '../common/messages.js';

@Injectable()
export class EnquiryService {
  constructor(private readonly intake: FormIntake) {}

  async receive(form: ListingEnquiryDto, delivery: Delivery): Promise<MessageDto> {
    return this.intake.save(form, delivery, {
      scope: 'contact-us',
      thanks: MESSAGES.saved,
      store: (manager, receipt) => store(manager, form, receipt),
    });
  }
}

async function store(
  manager: EntityManager,
  form: ListingEnquiryDto,
  receipt: Receipt,
): Promise<Notice> {
  // Checked only for a new form: a repeated form that was stored is accepted even if its listing is gone.
  const listing = await listingOf(manager, form);
  const row = manager.create(ListingEnquiry, {
    ...withInitialState(receipt),
    listingId: listing?.id ?? null,
    firstName: form.first_name,
    lastName: form.last_name,
    email: form.email,
    phone: form.phone ?? null,
    phoneE164: (form.phone && e164Of(form.phone)) || null,
    wantsVisit: form.schedule === '1',
    wantsInformation: form.requests === '1',
    message: form.message ?? null,
  });
  await manager.insert(ListingEnquiry, row);
  return toNotice(row, listing);
}

async function listingOf(
  manager: EntityManager,
  { listing_id: id }: ListingEnquiryDto,
): Promise<Listing | null> {
  if (id === undefined) return null;
  const listing = await manager.findOneBy(Listing, { id });
  if (listing) return listing;
  throw fieldError('listing_id', MESSAGES.noSuchListing);
}

/** The mail to the staff. */
function toNotice(enquiry: ListingEnquiry, listing: Listing | null): Notice {
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
