import {
  Body,
  Controller,
  Get,
  Param,
  Patch,
  Query,
  Res,
  type StreamableFile,
} from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentUser, IdParamDto, Roles, type TokenUser } from '@phantom/service-kit';
import { type Reply, sendPaper } from './application.controller.js';
import {
  ApplicationListDto,
  ApplicationQueryDto,
  ApplicationReviewDto,
  PaperParamDto,
  ReviewedApplicationAnswerDto,
} from './application-inbox.dto.js';
import { ApplicationInbox } from './application-inbox.service.js';

/** The applications that were sent, for employees. */
@ApiTags('listings')
@Controller('api/auth/rental-application-inbox')
@Roles('admin')
export class ApplicationInboxController {
  constructor(private readonly inbox: ApplicationInbox) {}

  @Get()
  @ApiOkResponse({ type: ApplicationListDto })
  list(@Query() query: ApplicationQueryDto): Promise<ApplicationListDto> {
    return this.inbox.list(query);
  }

  @Get(':id')
  @ApiOkResponse({ type: ReviewedApplicationAnswerDto })
  single(@Param() { id }: IdParamDto): Promise<ReviewedApplicationAnswerDto> {
    return this.inbox.single(id);
  }

  @Patch(':id')
  @ApiOkResponse({ type: ReviewedApplicationAnswerDto })
  change(
    @Param() { id }: IdParamDto,
    @Body() review: ApplicationReviewDto,
    @CurrentUser() user: TokenUser,
  ): Promise<ReviewedApplicationAnswerDto> {
    return this.inbox.change(id, review, user);
  }

  @Get(':id/papers/:paper_id')
  @ApiOkResponse({ content: { '*/*': { schema: { type: 'string', format: 'binary' } } } })
  async readPaper(
    @Param() { id, paper_id: paperId }: PaperParamDto,
    @Res({ passthrough: true }) reply: Reply,
  ): Promise<StreamableFile> {
    return sendPaper(await this.inbox.openPaper(id, paperId), reply);
  }
}
