import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { ValidationError, type MessageDto } from '@phantom/service-kit';
import type { Repository } from 'typeorm';
import { Listing } from '../listing/listing.entity.js';
import type { ListingEnquiryDto } from './dto/listing-enquiry.dto.js';
import { ListingEnquiry } from './listing-enquiry.entity.js';

@Injectable()
export class ListingEnquiryService {
  constructor(
    @InjectRepository(ListingEnquiry) private readonly enquiries: Repository<ListingEnquiry>,
    @InjectRepository(Listing) private readonly listings: Repository<Listing>,
  ) {}

  /** Keeps an enquiry, about one home or about none in particular. */
  async receive(form: ListingEnquiryDto): Promise<MessageDto> {
    const listingId = form.listing_id ?? null;
    if (listingId !== null && !(await this.listings.existsBy({ id: listingId })))
      throw new ValidationError({ listing_id: ['there is no such listing'] });
    await this.enquiries.insert({
      listingId,
      firstName: form.first_name,
      lastName: form.last_name,
      email: form.email,
      phone: form.phone || null,
      wantsVisit: form.schedule === '1',
      wantsInformation: form.requests === '1',
      message: form.message || null,
    });
    // The blank at the end is the contract's.
    return { error: 0, message: 'Successfully save details ' };
  }
}
