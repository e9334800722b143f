import { Injectable } from '@nestjs/common';
import { AddressService, PublishedContent } from '@phantom/content-editing';
import { FALLBACK_LANGUAGE, type Language } from '@phantom/service-kit';
import { INVESTMENT_TYPE } from '../invest/invest.type.js';
import { relatedNewsletters } from '../newsletters/next-steps.js';
import { PRESS_RELEASE } from '../press-releases/press-release.type.js';
import type { OfferingAnswerDto, OfferingEntriesDto, OfferingsAnswerDto } from './offering.dto.js';
import { toOfferingDto, toOfferingSummaryDto } from './offering.mapper.js';
import { OFFERING } from './offering.type.js';

@Injectable()
export class OfferingService {
  constructor(
    private readonly content: PublishedContent,
    private readonly addresses: AddressService,
  ) {}

  async list(language: Language): Promise<OfferingsAnswerDto> {
    const [offerings, ways] = await Promise.all([
      this.content.list(OFFERING, language),
      this.content.list(INVESTMENT_TYPE, language),
    ]);
    return { error: 0, list: offerings.map((offering) => toOfferingSummaryDto(offering, ways)) };
  }

  /** @throws NotFoundError, or GoneError for an offering in the bin */
  async single(slug: string, language: Language): Promise<OfferingAnswerDto> {
    const address = await this.addresses.find({ type: OFFERING.name, language, slug });
    const [offering, ways, releases] = await Promise.all([
      this.content.byNumber(OFFERING, address.number, language),
      this.content.list(INVESTMENT_TYPE, language),
      this.content.list(PRESS_RELEASE, language),
    ]);
    const newsletters = await relatedNewsletters(this.content, [offering], language);
    const dto = toOfferingDto(offering, { ways, releases, newsletters });
    return { error: 0, list: [{ ...dto, slug: address.slug }] };
  }

  async entries(): Promise<OfferingEntriesDto> {
    const offerings = await this.content.list(OFFERING, FALLBACK_LANGUAGE);
    const list = offerings.map(({ values: { slug }, updatedAt }) => ({
      slug,
      updated_at: updatedAt.toISOString(),
    }));
    return { error: 0, list };
  }
}
