import { Body, Controller, Param, Patch } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type Delivery, FormDelivery, PostForm } from '@phantom/outbox';
import { IdParamDto, type MessageDto, PostOk, Public } from '@phantom/service-kit';
import { leavingController, SubscriptionTokenDto } from '@phantom/subscriptions';
import { SAVED_SEARCHES } from './saved-search-subscriptions.js';
import {
  SavedSearchChangeDto,
  SavedSearchFormDto,
  SavedSearchListAnswerDto,
} from './saved-search.dto.js';
import { SavedSearchService } from './saved-search.service.js';

/** Nobody is signed in: whoever has a link from a mail may make the calls. */
@ApiTags('listings')
@Controller(SAVED_SEARCHES.options.path)
@Public()
export class SavedSearchController extends leavingController(SavedSearchService) {
  constructor(private readonly searches: SavedSearchService) {
    super();
  }

  @PostForm('')
  @ApiOperation({ summary: 'Save a search; the address gets a mail with a link to confirm' })
  save(@Body() form: SavedSearchFormDto, @FormDelivery() delivery: Delivery): Promise<MessageDto> {
    return this.searches.save(form, delivery);
  }

  @PostOk('confirm')
  @ApiOkResponse({ type: SavedSearchListAnswerDto })
  confirm(@Body() { token }: SubscriptionTokenDto): Promise<SavedSearchListAnswerDto> {
    return this.searches.confirm(token);
  }

  @PostOk('list')
  @ApiOkResponse({ type: SavedSearchListAnswerDto })
  list(@Body() { token }: SubscriptionTokenDto): Promise<SavedSearchListAnswerDto> {
    return this.searches.list(token);
  }

  @Patch(':id')
  @ApiOkResponse({ type: SavedSearchListAnswerDto })
  change(
    @Param() { id }: IdParamDto,
    @Body() change: SavedSearchChangeDto,
  ): Promise<SavedSearchListAnswerDto> {
    return this.searches.change(id, change);
  }

  @PostOk(':id/remove')
  @ApiOkResponse({ type: SavedSearchListAnswerDto })
  remove(
    @Param() { id }: IdParamDto,
    @Body() { token }: SubscriptionTokenDto,
  ): Promise<SavedSearchListAnswerDto> {
    return this.searches.remove(id, token);
  }
}
