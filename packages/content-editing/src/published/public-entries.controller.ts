import { Controller, Get, Param, Query, type Type } from '@nestjs/common';
import { ApiGoneResponse, ApiOkResponse, ApiProperty, ApiTags } from '@nestjs/swagger';
import {
  ErrorDto,
  type Language,
  LocalizedRead,
  PublicRead,
  RequestLanguage,
  SitemapQueryDto,
} from '@phantom/service-kit';
import { IsString, MaxLength } from 'class-validator';
import { ContentPagesDto, named, publicDtos } from './public-dto.js';
import { PublicEntries } from './public-entries.service.js';
import type { ContentType } from '../types/content-type.js';

class SlugParamDto {
  @ApiProperty({ description: 'The last part of any address that the entry has or had' })
  @IsString()
  @MaxLength(120)
  slug: string;
}

/** The public calls that a content type declares. */
export function publicControllers(type: ContentType): Type[] {
  const { calls, hasSlug } = type;
  if (!calls) return [];
  const lists = listController(type, calls);
  return hasSlug ? [lists, pageController(type, calls), sitemapController(type, calls)] : [lists];
}

/** `open-days` → `OpenDays`: the names of controllers become the operation ids. */
const nameOf = (calls: string): string =>
  calls.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());

function listController(type: ContentType, calls: string): Type {
  @ApiTags('content')
  @Controller('api/auth')
  class EntriesController {
    constructor(private readonly entries: PublicEntries) {}

    @Get(calls)
    @LocalizedRead()
    @ApiOkResponse({ type: publicDtos(type).list })
    list(@RequestLanguage() language: Language): Promise<object> {
      return this.entries.list(type, language);
    }
  }
  return named(`${nameOf(calls)}Controller`, EntriesController);
}

function pageController(type: ContentType, calls: string): Type {
  @ApiTags('content')
  @Controller('api/auth')
  class EntryPageController {
    constructor(private readonly entries: PublicEntries) {}

    @Get(`${calls}/:slug`)
    @LocalizedRead()
    @ApiOkResponse({ type: publicDtos(type).single })
    @ApiGoneResponse({ type: ErrorDto, description: 'The entry was deleted' })
    single(
      @Param() { slug }: SlugParamDto,
      @RequestLanguage() language: Language,
    ): Promise<object> {
      return this.entries.single(type, slug, language);
    }
  }
  return named(`${nameOf(calls)}PageController`, EntryPageController);
}

function sitemapController(type: ContentType, calls: string): Type {
  @ApiTags('sitemap')
  @Controller('api/sitemap')
  class EntriesSitemapController {
    constructor(private readonly entries: PublicEntries) {}

    @Get(calls)
    @PublicRead()
    @ApiOkResponse({ type: ContentPagesDto })
    list(@Query() query: SitemapQueryDto): Promise<ContentPagesDto> {
      return this.entries.pages(type, query);
    }
  }
  return named(`${nameOf(calls)}SitemapController`, EntriesSitemapController);
}
