import { Body, Controller, Get, Param, Query, type Type } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  CurrentUser,
  currentLanguage,
  IdParamDto,
  type Language,
  NeedsRight,
  NotFoundError,
  OkDto,
  PostOk,
  type TokenUser,
} from '@phantom/service-kit';
import { DataSource, IsNull } from 'typeorm';
import { EntryMailAnswerDto, MailLanguageDto } from './entry-mail.dto.js';
import { type EntryMail, EntryMails } from './entry-mails.js';
import { CONTENT_MESSAGES } from '../messages.js';
import { ContentEntry } from '../storage/content.entity.js';
import { ContentTypes } from '../types/content-types.js';

/** The calls by which editors see the mail of an entry and send it to themselves. The service provides `EntryMails`. */
export function entryMailController(path: string): Type {
  @ApiTags('content editing')
  @Controller(path)
  @NeedsRight('editor')
  class EntryMailController {
    constructor(
      private readonly dataSource: DataSource,
      private readonly types: ContentTypes,
      private readonly mails: EntryMails,
    ) {}

    @Get('entries/:id/mail')
    @ApiOperation({ summary: 'The draft as a mail, with example values' })
    @ApiOkResponse({ type: EntryMailAnswerDto })
    async show(
      @Param() { id }: IdParamDto,
      @Query() { lang = currentLanguage() }: MailLanguageDto,
      @CurrentUser() user: TokenUser,
    ): Promise<EntryMailAnswerDto> {
      const { subject, text, html } = await this.build(id, lang, user);
      return { error: 0, list: [{ subject, text, html }] };
    }

    @PostOk('entries/:id/test-mail')
    @ApiOperation({ summary: 'Send the draft to oneself' })
    @ApiOkResponse({ type: OkDto })
    async test(
      @Param() { id }: IdParamDto,
      @Body() { lang = currentLanguage() }: MailLanguageDto,
      @CurrentUser() user: TokenUser,
    ): Promise<OkDto> {
      const mail = await this.build(id, lang, user);
      const subject = CONTENT_MESSAGES.testMail(lang, { subject: mail.subject });
      await this.mails.send({ ...mail, subject }, user);
      return { error: 0 };
    }

    /** @throws NotFoundError for an entry that is no mail */
    private async build(id: number, language: Language, user: TokenUser): Promise<EntryMail> {
      const entry = await this.dataSource.manager.findOneBy(ContentEntry, {
        id,
        deletedAt: IsNull(),
      });
      if (!entry) throw new NotFoundError();
      const type = this.types.named(entry.type);
      if (!type.isMail) throw new NotFoundError();
      return this.mails.build({ type, number: entry.number, language, user });
    }
  }
  return EntryMailController;
}
