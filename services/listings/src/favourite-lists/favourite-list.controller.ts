import { applyDecorators, Body, Controller, Param, Patch } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Gateway, IdParamDto, OkDto, PostOk, Public } from '@phantom/service-kit';
import {
  FavouriteChangesDto,
  FavouriteCommentFormDto,
  FavouriteListAnswerDto,
  FavouriteListReaderDto,
  FavouriteListSettingsDto,
  FavouriteListTokenDto,
  FavouritePersonDto,
  FavouriteVoteFormDto,
  NewFavouriteListDto,
} from './favourite-list.dto.js';
import { FavouriteListService } from './favourite-list.service.js';
import { ContributionService } from './contribution.service.js';

/** All calls but one respond with the list as it is afterwards. */
const AnswersList = (summary: string): MethodDecorator =>
  applyDecorators(ApiOperation({ summary }), ApiOkResponse({ type: FavouriteListAnswerDto }));

/** Nobody is signed in: whoever has a link of a list may make the calls, and 404 is the answer to any other. */
@ApiTags('listings')
@Controller('api/auth/favourite-lists')
@Public()
export class FavouriteListController {
  constructor(
    private readonly lists: FavouriteListService,
    private readonly contributions: ContributionService,
  ) {}

  @PostOk('')
  @Gateway({ isForm: true })
  @AnswersList('Take favourites to the server; the response has the tokens of both links')
  create(@Body() form: NewFavouriteListDto): Promise<FavouriteListAnswerDto> {
    return this.lists.create(form);
  }

  @PostOk('list')
  @AnswersList('The list of a link')
  read(@Body() reader: FavouriteListReaderDto): Promise<FavouriteListAnswerDto> {
    return this.lists.read(reader);
  }

  @PostOk('changes')
  @AnswersList('What a device of the owner has changed, one change for each home')
  change(@Body() changes: FavouriteChangesDto): Promise<FavouriteListAnswerDto> {
    return this.lists.change(changes);
  }

  @Patch('')
  @AnswersList('Rename the list, end sharing, or begin it again: the owner only')
  changeSettings(@Body() settings: FavouriteListSettingsDto): Promise<FavouriteListAnswerDto> {
    return this.lists.changeSettings(settings);
  }

  @PostOk('end')
  @ApiOperation({ summary: 'Delete the list with all that was written on it: the owner only' })
  @ApiOkResponse({ type: OkDto })
  end(@Body() token: FavouriteListTokenDto): Promise<OkDto> {
    return this.lists.end(token);
  }

  @PostOk('homes')
  @AnswersList('Add a home, with the name of who adds it')
  addHome(@Body() form: FavouritePersonDto): Promise<FavouriteListAnswerDto> {
    return this.contributions.add(form);
  }

  @PostOk('votes')
  @AnswersList('A thumb for a home')
  vote(@Body() form: FavouriteVoteFormDto): Promise<FavouriteListAnswerDto> {
    return this.contributions.vote(form);
  }

  @PostOk('comments')
  @Gateway({ isForm: true })
  @AnswersList('Comment on a home')
  comment(@Body() form: FavouriteCommentFormDto): Promise<FavouriteListAnswerDto> {
    return this.contributions.comment(form);
  }

  @PostOk('comments/:id/remove')
  @AnswersList('Remove a comment: its author, and the owner any')
  removeComment(
    @Param() { id }: IdParamDto,
    @Body() reader: FavouriteListReaderDto,
  ): Promise<FavouriteListAnswerDto> {
    return this.contributions.removeComment(id, reader);
  }
}
