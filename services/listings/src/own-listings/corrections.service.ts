import { Injectable } from '@nestjs/common';
import { PublishedContent, type PublishedEntry } from '@phantom/content-editing';
import { currentLanguage, currentPreviewToken } from '@phantom/service-kit';
import { CORRECTION, listingIdIn } from './correction.type.js';

export type Correction = PublishedEntry<(typeof CORRECTION)['fields']>;

interface CorrectedListing {
  id: number;
  /** The entry that corrects the listing, as of its last publication. */
  correctionId: number | null;
}

/** Reads corrections in the language of the request. */
@Injectable()
export class Corrections {
  constructor(private readonly content: PublishedContent) {}

  /** The corrections of some listings, by their ids. A preview has drafts among them. */
  async byListingId(listings: readonly CorrectedListing[]): Promise<Map<number, Correction>> {
    const isPreview = currentPreviewToken() !== undefined;
    const corrected = listings.filter(({ correctionId }) => isPreview || correctionId !== null);
    if (corrected.length === 0) return new Map();
    const corrections = await this.content.list(CORRECTION, currentLanguage());
    const found = corrected.flatMap(({ id, correctionId }) => {
      const isDraft = (home: string) => isPreview && listingIdIn(home) === id;
      const correction = corrections.find(
        (each) => each.id === correctionId || isDraft(each.values.home),
      );
      return correction ? [[id, correction] as const] : [];
    });
    return new Map(found);
  }
}
