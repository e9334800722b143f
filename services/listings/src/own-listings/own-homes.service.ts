import { Injectable } from '@nestjs/common';
import { PublishedContent, type PublishedEntry } from '@phantom/content-editing';
import { currentLanguage } from '@phantom/service-kit';
import { HOME, isOwnId, listingIdOf } from './home.type.js';

export type OwnHome = PublishedEntry<(typeof HOME)['fields']>;

/** Reads own homes in the language of the request. Their rows have what is searched; a preview shows drafts. */
@Injectable()
export class OwnHomes {
  constructor(private readonly content: PublishedContent) {}

  /** The own homes among some listings, by their listing ids. */
  async byListingId(ids: readonly number[]): Promise<Map<number, OwnHome>> {
    if (!ids.some(isOwnId)) return new Map();
    const homes = await this.content.list(HOME, currentLanguage());
    return new Map(homes.map((home) => [listingIdOf(home.number), home]));
  }
}
