import { Body, Controller, Get, Param, Query, type Type } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser, NeedsRight, PostOk, type TokenUser, Gateway } from '@phantom/service-kit';
import {
  ConfirmedTranslationDto,
  NextTranslationDto,
  NextTranslationQueryDto,
  TranslationAnswerDto,
  TranslationParamDto,
  TranslationRowsDto,
  TranslationsProgressDto,
  TranslationsQueryDto,
  TranslationWorkDto,
} from './translation.dto.js';
import { TranslationService } from './translation.service.js';
import { LargeBody } from './large-body.js';
import { XliffExport } from './xliff-export.service.js';
import { XliffImport } from './xliff-import.service.js';
import { XliffExportDto, XliffFilesDto, XliffImportDto, XliffResultsDto } from './xliff.dto.js';

/** The calls of the translation board. */
export function translationController(path: string): Type {
  @ApiTags('content editing')
  @Controller(path)
  @Gateway({ changesAreStreamed: true })
  @NeedsRight('editor')
  class TranslationController {
    constructor(
      private readonly translations: TranslationService,
      private readonly xliffExport: XliffExport,
      private readonly xliffImport: XliffImport,
    ) {}

    @Get('translations')
    @ApiOkResponse({ type: TranslationRowsDto })
    listTranslations(@Query() query: TranslationsQueryDto): Promise<TranslationRowsDto> {
      return this.translations.list(query);
    }

    @Get('translations/progress')
    @ApiOkResponse({ type: TranslationsProgressDto })
    progress(): Promise<TranslationsProgressDto> {
      return this.translations.progress();
    }

    @Get('translations/next')
    @ApiOperation({ summary: 'The next entry that lacks a current translation' })
    @ApiOkResponse({ type: NextTranslationDto })
    next(@Query() query: NextTranslationQueryDto): Promise<NextTranslationDto> {
      return this.translations.next(query);
    }

    @PostOk('translations/export')
    @ApiOperation({ summary: 'Texts for an agency, as XLIFF 2.1' })
    @ApiOkResponse({ type: XliffFilesDto })
    exportXliff(
      @Body() selection: XliffExportDto,
      @CurrentUser() user: TokenUser,
    ): Promise<XliffFilesDto> {
      return this.xliffExport.export(selection, user);
    }

    @PostOk('translations/import')
    @LargeBody()
    @ApiOperation({ summary: 'Save the translations of an agency as drafts' })
    @ApiOkResponse({ type: XliffResultsDto })
    importXliff(
      @Body() file: XliffImportDto,
      @CurrentUser() user: TokenUser,
    ): Promise<XliffResultsDto> {
      return this.xliffImport.import(file, user);
    }

    @Get('entries/:id/translations/:language')
    @ApiOkResponse({ type: TranslationAnswerDto })
    translation(@Param() { id, language }: TranslationParamDto): Promise<TranslationAnswerDto> {
      return this.translations.single(id, language);
    }

    @PostOk('entries/:id/translations/:language/confirm')
    @ApiOperation({ summary: 'Say that an outdated translation is still correct' })
    @ApiOkResponse({ type: TranslationAnswerDto })
    confirmTranslation(
      @Param() { id, language }: TranslationParamDto,
      @Body() confirmed: ConfirmedTranslationDto,
      @CurrentUser() user: TokenUser,
    ): Promise<TranslationAnswerDto> {
      return this.translations.confirm(id, language, confirmed, user);
    }

    @PostOk('entries/:id/translations/:language/work')
    @ApiOperation({ summary: 'Say that somebody is translating it, or is not any more' })
    @ApiOkResponse({ type: TranslationAnswerDto })
    markTranslation(
      @Param() { id, language }: TranslationParamDto,
      @Body() { in_work }: TranslationWorkDto,
    ): Promise<TranslationAnswerDto> {
      return this.translations.markWork(id, language, { isInWork: in_work });
    }
  }
  return TranslationController;
}
