import { Body, Controller, Param, Patch } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentUser, IdParamDto, PostOk, Roles, type TokenUser } from '@phantom/service-kit';
import { DocumentRequestService } from './document-request.service.js';
import {
  DocumentRequestChangeDto,
  NewDocumentRequestDto,
} from './dto/document-request-form.dto.js';
import { DocumentRequestAnswerDto } from './dto/document-request.dto.js';

@ApiTags('current properties')
@Controller('api/auth')
@Roles('admin')
export class DocumentRequestController {
  constructor(private readonly requests: DocumentRequestService) {}

  @PostOk('current-properties/:id/document-requests')
  @ApiOkResponse({ type: DocumentRequestAnswerDto })
  make(
    @Param() { id }: IdParamDto,
    @Body() form: NewDocumentRequestDto,
    @CurrentUser() user: TokenUser,
  ): Promise<DocumentRequestAnswerDto> {
    return this.requests.make(id, form, user);
  }

  @Patch('document-requests/:id')
  @ApiOkResponse({ type: DocumentRequestAnswerDto })
  change(
    @Param() { id }: IdParamDto,
    @Body() form: DocumentRequestChangeDto,
    @CurrentUser() user: TokenUser,
  ): Promise<DocumentRequestAnswerDto> {
    return this.requests.change(id, form, user);
  }
}
