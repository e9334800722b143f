import { Injectable } from '@nestjs/common';
import { FALLBACK_LANGUAGE, type Language, type SitemapQueryDto } from '@phantom/service-kit';
import { AddressService } from './address.js';
import { type ContentPagesDto, publicFields, publicValues } from './public-dto.js';
import { PublishedContent } from './published-content.service.js';
import type { PublishedEntry } from './published-snapshot.js';
import type { ContentType, FieldsOf } from '../types/content-type.js';

interface Answer {
  error: 0;
  list: object[];
}

/** Answers the public calls that a content type declares. */
@Injectable()
export class PublicEntries {
  constructor(
    private readonly content: PublishedContent,
    private readonly addresses: AddressService,
  ) {}

  async list(type: ContentType, language: Language): Promise<Answer> {
    const entries = await this.content.list(type, language);
    const fields = publicFields(type, true);
    return { error: 0, list: entries.map((entry) => toPublicEntry(fields, entry)) };
  }

  /** @throws NotFoundError, or GoneError for an entry in the bin */
  async single(type: ContentType, slug: string, language: Language): Promise<Answer> {
    const address = await this.addresses.find({ type: type.name, language, slug });
    const entry = await this.content.byNumber(type, address.number, language);
    const dto = toPublicEntry(publicFields(type), entry);
    return { error: 0, list: [{ ...dto, slug: address.slug }] };
  }

  async pages(type: ContentType, { cursor = 0, limit }: SitemapQueryDto): Promise<ContentPagesDto> {
    const entries = await this.content.list(type, FALLBACK_LANGUAGE);
    // An entry from before its type had addresses has no page yet.
    const rest = entries
      .filter(({ number, values }) => number > cursor && Boolean(values['slug']))
      .toSorted((one, other) => one.number - other.number);
    const part = rest.slice(0, limit);
    const list = part.map(({ values, updatedAt }) => ({
      slug: String(values['slug']),
      updated_at: updatedAt.toISOString(),
    }));
    return { error: 0, list, next: rest.length > limit ? String(part.at(-1)?.number) : null };
  }
}

const toPublicEntry = (fields: FieldsOf, { values, lang }: PublishedEntry): object => ({
  ...publicValues(fields, values),
  lang,
});
