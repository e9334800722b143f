import { Body, Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser, NeedsRight, OkDto, PostOk, type TokenUser } from '@phantom/service-kit';
import {
  NewsletterMailAnswerDto,
  NewsletterNumberDto,
  TestMailDto,
} from './newsletter-mail.dto.js';
import { NewsletterMailService } from './newsletter-mail.service.js';

@ApiTags('newsletter mails')
@Controller('api/auth/content/newsletters/:number')
@NeedsRight('editor')
export class NewsletterMailController {
  constructor(private readonly mails: NewsletterMailService) {}

  @Get('mail')
  @ApiOperation({ summary: 'Who would get the newsletter, or how far it has been sent' })
  @ApiOkResponse({ type: NewsletterMailAnswerDto })
  state(@Param() { number }: NewsletterNumberDto): Promise<NewsletterMailAnswerDto> {
    return this.mails.state(number);
  }

  @PostOk('test-mail')
  @ApiOperation({ summary: 'Send the draft to oneself' })
  @ApiOkResponse({ type: OkDto })
  async test(
    @Param() { number }: NewsletterNumberDto,
    @Body() test: TestMailDto,
    @CurrentUser() user: TokenUser,
  ): Promise<OkDto> {
    await this.mails.sendTest(number, test, user);
    return { error: 0 };
  }

  @PostOk('send')
  @NeedsRight('publisher')
  @ApiOperation({ summary: 'Send the published newsletter to all subscribers, once' })
  @ApiOkResponse({ type: NewsletterMailAnswerDto })
  send(
    @Param() { number }: NewsletterNumberDto,
    @CurrentUser() user: TokenUser,
  ): Promise<NewsletterMailAnswerDto> {
    return this.mails.send(number, user);
  }
}
