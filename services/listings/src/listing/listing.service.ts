import { Injectable } from '@nestjs/common';
import { NotFoundError } from '@phantom/service-kit';
import type { ListingDetailDto } from './dto/listing-answers.dto.js';
import { detail } from './listing-view.js';
import { ShownListings } from './shown-listings.js';

@Injectable()
export class ListingService {
  constructor(private readonly shown: ShownListings) {}

  /** One home with everything that is known of it. */
  async detail(id: number): Promise<ListingDetailDto> {
    const [home] = await this.shown.byIds([id]);
    if (!home) throw new NotFoundError();
    return { error: 0, list: [detail(home)] };
  }
}
