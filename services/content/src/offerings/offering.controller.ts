import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type Language, LocalizedRead, PublicRead, RequestLanguage } from '@phantom/service-kit';

import {
  OfferingAnswerDto,
  OfferingEntriesDto,
  OfferingParamDto,
  OfferingsAnswerDto,
} from './offering.dto.js';
import { OfferingService } from './offering.service.js';

@ApiTags('invest')
@Controller('api/auth')
export class OfferingController {
  constructor(private readonly offerings: OfferingService) {}

  @Get('offerings')
  @LocalizedRead()
  @ApiOkResponse({ type: OfferingsAnswerDto })
  list(@RequestLanguage() lang: Language): Promise<OfferingsAnswerDto> {
    return this.offerings.list(lang);
  }

  @Get('offerings/:slug')
  @LocalizedRead()
  @ApiOkResponse({
    type: OfferingAnswerDto,
    description: 'An offering by any address that it has or had',
  })
  single(
    @Param() { slug }: OfferingParamDto,
    @RequestLanguage() lang: Language,
  ): Promise<OfferingAnswerDto> {
    return this.offerings.single(slug, lang);
  }
}

@ApiTags('sitemap')
@Controller('api/sitemap')
export class OfferingSitemapController {
  constructor(private readonly offerings: OfferingService) {}

  @Get('offerings')
  @PublicRead()
  @ApiOkResponse({ type: OfferingEntriesDto })
  list(): Promise<OfferingEntriesDto> {
    return this.offerings.entries();
  }
}
