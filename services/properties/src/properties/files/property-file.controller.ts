import { Body, Controller, Param, Patch } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { PostUpload } from '@phantom/files';
import {
  CurrentUser,
  IdParamDto,
  MessageDto,
  PostOk,
  Roles,
  type TokenUser,
} from '@phantom/service-kit';
import { OperationId } from '../../common/operation-id.js';
import { DOCUMENT_UPLOAD } from '../../common/versioned-document.js';
import {
  MissingFileDto,
  PropertyFileAnswerDto,
  RenameFileDto,
  WithdrawFileDto,
} from './property-file.dto.js';
import { PropertyFileService } from './property-file.service.js';

@ApiTags('current properties')
@Controller('api/auth')
@Roles('admin')
export class PropertyFileController {
  constructor(private readonly files: PropertyFileService) {}

  @PostUpload('current-Properties-file', DOCUMENT_UPLOAD)
  @OperationId('missingFileAdd')
  @ApiOkResponse({ type: MessageDto })
  upload(@Body() form: MissingFileDto, @CurrentUser() user: TokenUser): Promise<MessageDto> {
    return this.files.upload(form, user);
  }

  @Patch('property-files/:id')
  @ApiOkResponse({ type: PropertyFileAnswerDto })
  rename(
    @Param() { id }: IdParamDto,
    @Body() form: RenameFileDto,
    @CurrentUser() user: TokenUser,
  ): Promise<PropertyFileAnswerDto> {
    return this.files.rename(id, form, user);
  }

  @PostOk('property-files/:id/withdrawal')
  @ApiOkResponse({ type: PropertyFileAnswerDto })
  withdraw(
    @Param() { id }: IdParamDto,
    @Body() form: WithdrawFileDto,
    @CurrentUser() user: TokenUser,
  ): Promise<PropertyFileAnswerDto> {
    return this.files.withdraw(id, form, user);
  }
}
