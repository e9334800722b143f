import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { currentLanguage, ValidationError, wordsOf, type MessageDto } from '@phantom/service-kit';
import {
  e164Of,
  FormIntake,
  type Delivery,
  type Notice,
  type Receipt,
} from '@phantom/service-kit/forms';
import type { EntityManager, Repository } from 'typeorm';
import { Listing } from '../listing/listing.entity.js';
import type { ListingEnquiryDto } from './dto/listing-enquiry.dto.js';
import { LISTING_ENQUIRY_MESSAGES as MESSAGES } from './listing-enquiry-messages.js';
import { listingEnquiryNotice } from './listing-enquiry-notice.js';
import { ListingEnquiry } from './listing-enquiry.entity.js';

@Injectable()
export class ListingEnquiryService {
  constructor(
    private readonly intake: FormIntake,
    @InjectRepository(Listing) private readonly listings: Repository<Listing>,
  ) {}

  /** Keeps an enquiry, about one home or about none in particular. */
  async receive(form: ListingEnquiryDto, delivery: Delivery): Promise<MessageDto> {
    const { listing_id: id } = form;
    const listing = id === undefined ? null : await this.listings.findOneBy({ id });
    if (id !== undefined && !listing) {
      throw new ValidationError({
        listing_id: [wordsOf(MESSAGES.noSuchListing, currentLanguage())],
      });
    }
    return this.intake.keep(form, delivery, {
      scope: 'contact-us',
      thanks: MESSAGES.saved,
      store: (manager, receipt) => store(manager, form, listing, receipt),
    });
  }
}

async function store(
  manager: EntityManager,
  form: ListingEnquiryDto,
  listing: Listing | null,
  receipt: Receipt,
): Promise<Notice> {
  const row = manager.create(ListingEnquiry, {
    ...receipt,
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
