import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser, NeedsRight, PostOk, type TokenUser } from '@phantom/service-kit';
import { NewsletterMailAnswerDto, NewsletterNumberDto } from './newsletter-mail.dto.js';
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
