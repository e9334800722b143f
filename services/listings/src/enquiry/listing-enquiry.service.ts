import { Injectable } from '@nestjs/common';
import { currentLanguage, ValidationError, wordsOf, type MessageDto } from '@phantom/service-kit';
import {
  e164Of,
  FormIntake,
  type Delivery,
  type Notice,
  type Receipt,
} from '@phantom/service-kit/forms';
import { arrivalOf } from '@phantom/service-kit/inbox';
import type { EntityManager } from 'typeorm';
import { Listing } from '../listing/listing.entity.js';
import type { ListingEnquiryDto } from './dto/listing-enquiry.dto.js';
import { LISTING_ENQUIRY_MESSAGES as MESSAGES } from './listing-enquiry-messages.js';
import { listingEnquiryNotice } from './listing-enquiry-notice.js';
import { ListingEnquiry } from './listing-enquiry.entity.js';

@Injectable()
export class ListingEnquiryService {
  constructor(private readonly intake: FormIntake) {}

  /** Keeps an enquiry, about one home or about none in particular. */
  async receive(form: ListingEnquiryDto, delivery: Delivery): Promise<MessageDto> {
    return this.intake.keep(form, delivery, {
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
  // Only here: a form that was kept is not refused when it comes again after its home has gone.
  const listing = await listingOf(manager, form);
  const row = manager.create(ListingEnquiry, {
    ...arrivalOf(receipt),
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
  return listingEnquiryNotice(row, listing);
}

async function listingOf(
  manager: EntityManager,
  { listing_id: id }: ListingEnquiryDto,
): Promise<Listing | null> {
  if (id === undefined) return null;
  const listing = await manager.findOneBy(Listing, { id });
  if (listing) return listing;
  throw new ValidationError({ listing_id: [wordsOf(MESSAGES.noSuchListing, currentLanguage())] });
}
