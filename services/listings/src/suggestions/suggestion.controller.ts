import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { PublicRead } from '@phantom/service-kit';
import { ListingSuggestDto, ListingSuggestionsDto } from './suggestion.dto.js';
import { SuggestionService } from './suggestion.service.js';

@ApiTags('listings')
@Controller('api/auth')
export class ListingSuggestController {
  constructor(private readonly suggestions: SuggestionService) {}

  @PublicRead()
  @Get('listings-suggest')
  @ApiOkResponse({ type: ListingSuggestionsDto })
  find(@Query() typed: ListingSuggestDto): Promise<ListingSuggestionsDto> {
    return this.suggestions.find(typed);
  }
}
