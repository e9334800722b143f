import { Body, Controller, Get, type Type } from '@nestjs/common';
import { ApiExcludeController, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  CurrentUser,
  NeedsRight,
  OpenToReadOnly,
  PostOk,
  Public,
  type TokenUser,
  Gateway,
} from '@phantom/service-kit';
import { NewPreviewDto, PreviewDto } from './preview.dto.js';
import { PreviewService } from './preview.service.js';

/** The call that makes links to drafts. */
export function previewController(path: string): Type {
  @ApiTags('content editing')
  @Controller(path)
  @Gateway({ changesAreStreamed: true })
  @NeedsRight('editor')
  class PreviewController {
    constructor(private readonly previews: PreviewService) {}

    @PostOk('previews')
    @OpenToReadOnly()
    @ApiOperation({ summary: 'Make a link that shows drafts on the real pages' })
    @ApiOkResponse({ type: PreviewDto })
    createPreview(
      @Body() preview: NewPreviewDto,
      @CurrentUser() user: TokenUser,
    ): Promise<PreviewDto> {
      return this.previews.create(preview, user);
    }
  }
  return PreviewController;
}

/** For gateways only: the call is not part of the API, and no gateway passes it on. */
@ApiExcludeController()
@Public()
@Controller('internal')
export class PreviewTokenController {
  constructor(private readonly previews: PreviewService) {}

  /** Whether this service shows drafts to the token of the request. */
  @Get('content-preview')
  async check(): Promise<{ is_valid: boolean }> {
    return { is_valid: (await this.previews.current()) !== null };
  }
}
