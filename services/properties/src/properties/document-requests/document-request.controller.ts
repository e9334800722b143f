import { Body, Controller, Param, Patch } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentUser, IdParamDto, PostOk, Roles, type TokenUser } from '@phantom/service-kit';
import { OperationId } from '../../common/operation-id.js';
import {
  DocumentRequestAnswerDto,
  DocumentRequestChangeDto,
  NewDocumentRequestDto,
} from './document-request.dto.js';
import { DocumentRequestService } from './document-request.service.js';

@ApiTags('current properties')
@Controller('api/auth')
@Roles('admin')
export class DocumentRequestController {
  constructor(private readonly requests: DocumentRequestService) {}

  @PostOk('current-properties/:id/document-requests')
  @OperationId('documentRequestMake')
  @ApiOkResponse({ type: DocumentRequestAnswerDto })
  add(
    @Param() { id }: IdParamDto,
    @Body() form: NewDocumentRequestDto,
    @CurrentUser() user: TokenUser,
  ): Promise<DocumentRequestAnswerDto> {
    return this.requests.add(id, form, user);
  }

  @Patch('document-requests/:id')
  @OperationId('documentRequestChange')
  @ApiOkResponse({ type: DocumentRequestAnswerDto })
  edit(
    @Param() { id }: IdParamDto,
    @Body() form: DocumentRequestChangeDto,
    @CurrentUser() user: TokenUser,
  ): Promise<DocumentRequestAnswerDto> {
    return this.requests.edit(id, form, user);
  }
}
