import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { PublicRead } from '@phantom/service-kit';
import { ListingSuggestDto } from './dto/listing-suggest.dto.js';
import { ListingSuggestionsDto } from './dto/listing-suggestions.dto.js';
import { ListingSuggestService } from './listing-suggest.service.js';

@ApiTags('listings')
@Controller('api/auth')
export class ListingSuggestController {
  constructor(private readonly suggestions: ListingSuggestService) {}

  @PublicRead()
  @Get('listings-suggest')
  @ApiOkResponse({ type: ListingSuggestionsDto })
  find(@Query() typed: ListingSuggestDto): Promise<ListingSuggestionsDto> {
    return this.suggestions.find(typed);
  }
}
