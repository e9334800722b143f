import { Body, Controller, Get, Patch } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentUser, Roles, type TokenUser } from '@phantom/service-kit';
import { leavingController } from '@phantom/subscriptions';
import { NoticePreferencesAnswerDto, NoticePreferencesChangeDto } from './notice.dto.js';
import { NoticeService } from './notice.service.js';
import { INVESTOR_NOTICES } from './notice-subscriptions.js';

/** Investors choose while they are signed in. Whoever has a link from a mail may leave. */
@ApiTags('investors')
@Controller(INVESTOR_NOTICES.options.path)
export class InvestorNoticeController extends leavingController(NoticeService) {
  constructor(private readonly notices: NoticeService) {
    super();
  }

  @Get()
  @Roles('Investor')
  @ApiOkResponse({ type: NoticePreferencesAnswerDto })
  read(@CurrentUser() user: TokenUser): Promise<NoticePreferencesAnswerDto> {
    return this.notices.read(user);
  }

  @Patch()
  @Roles('Investor')
  @ApiOkResponse({ type: NoticePreferencesAnswerDto })
  change(
    @Body() change: NoticePreferencesChangeDto,
    @CurrentUser() user: TokenUser,
  ): Promise<NoticePreferencesAnswerDto> {
    return this.notices.change(change, user);
  }
}
