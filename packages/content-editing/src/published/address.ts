import { Controller, Get, Injectable, Query, type Type } from '@nestjs/common';
import {
  ApiGoneResponse,
  ApiOkResponse,
  ApiOperation,
  ApiProperty,
  ApiTags,
} from '@nestjs/swagger';
import {
  ErrorDto,
  FALLBACK_LANGUAGE,
  GoneError,
  type Language,
  LANGUAGES,
  NotFoundError,
  noteShownContent,
  OkDto,
  PublicRead,
} from '@phantom/service-kit';
import { IsIn, IsString, MaxLength } from 'class-validator';
import { DataSource, In, type EntityManager } from 'typeorm';
import { ContentAddress, ContentEntry } from '../storage/content.entity.js';
import { slugOf } from '../types/entry-data.js';
import { ContentTypes } from '../types/content-types.js';
import { PreviewService } from './preview.service.js';

export class ContentAddressQueryDto {
  @ApiProperty({ description: 'The name of a content type whose entries have slugs' })
  @IsString()
  @MaxLength(40)
  type: string;

  @ApiProperty({ enum: LANGUAGES })
  @IsIn(LANGUAGES)
  language: Language;

  @ApiProperty({ description: 'The last part of the address, also an earlier one' })
  @IsString()
  @MaxLength(120)
  slug: string;
}

export class ContentAddressDto extends OkDto {
  @ApiProperty({ type: 'integer', description: 'The number of the entry' })
  number: number;

  @ApiProperty({ description: 'The current slug. A page redirects to it from every other one.' })
  slug: string;
}

/** Finds entries by their slugs, also by earlier ones. */
@Injectable()
export class AddressService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly previews: PreviewService,
    private readonly types: ContentTypes,
  ) {}

  /** @throws GoneError for an entry in the bin, NotFoundError for an unknown or unpublished one */
  async find(query: ContentAddressQueryDto): Promise<ContentAddressDto> {
    // Only a known type: its name becomes a header, and the query has what anybody wrote.
    noteShownContent(this.types.named(query.type).name);
    const { manager } = this.dataSource;
    const draft = await this.draftOf(manager, query);
    if (draft) return { error: 0, number: draft.number, slug: query.slug };
    const found = await addressOf(manager, query);
    if (!found) throw new NotFoundError();
    const entry = await manager.findOneByOrFail(ContentEntry, { id: found.entryId });
    if (entry.deletedAt) throw new GoneError();
    if (!entry.published) throw new NotFoundError();
    const current = await manager.findBy(ContentAddress, {
      entryId: entry.id,
      language: In([query.language, FALLBACK_LANGUAGE]),
      isCurrent: true,
    });
    const { slug } =
      current.find(({ language }) => language === query.language) ?? current[0] ?? found;
    return { error: 0, number: entry.number, slug };
  }

  /** A draft has its address in its preview before it is published. */
  private async draftOf(
    manager: EntityManager,
    { type, language, slug }: ContentAddressQueryDto,
  ): Promise<ContentEntry | undefined> {
    const preview = await this.previews.current();
    if (!preview) return undefined;
    const entries = await manager.findBy(ContentEntry, { type, id: In(preview.entryIds) });
    return entries.find(({ draft }) => slugOf(draft, language) === slug);
  }
}

/** The address in the language, else in English, else in any: the language switch keeps the address of the page. */
async function addressOf(
  manager: EntityManager,
  { type, language, slug }: ContentAddressQueryDto,
): Promise<ContentAddress | undefined> {
  const addresses = await manager.find(ContentAddress, {
    where: { type, slug },
    order: { id: 'ASC' },
  });
  const inLanguage = (one: Language) => addresses.find((address) => address.language === one);
  return inLanguage(language) ?? inLanguage(FALLBACK_LANGUAGE) ?? addresses[0];
}

/** @param path of the calls of editors: the call is beside them, for example `api/auth/content-address` */
export function addressController(path: string): Type {
  @ApiTags('content')
  @Controller(`${path}-address`)
  class AddressController {
    constructor(private readonly addresses: AddressService) {}

    @Get()
    @PublicRead()
    @ApiOperation({ summary: 'The entry with this slug, and its current slug' })
    @ApiOkResponse({ type: ContentAddressDto })
    @ApiGoneResponse({ type: ErrorDto, description: 'The entry was deleted' })
    find(@Query() query: ContentAddressQueryDto): Promise<ContentAddressDto> {
      return this.addresses.find(query);
    }
  }
  return AddressController;
}
