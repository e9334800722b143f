import { Body, Controller, Param } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentUser, IdParamDto, PostOk, Roles, type TokenUser } from '@phantom/service-kit';
import { OperationId } from '../../common/operation-id.js';
import { CurrentPropertyAnswerDto } from '../property/property.dto.js';
import { ArchiveDto } from './property-archive.dto.js';
import { PropertyArchiveService } from './property-archive.service.js';

@ApiTags('current properties')
@Controller('api/auth')
@Roles('admin')
export class PropertyArchiveController {
  constructor(private readonly archives: PropertyArchiveService) {}

  @PostOk('current-properties/:id/archive')
  @OperationId('propertyArchivePut')
  @ApiOkResponse({ type: CurrentPropertyAnswerDto })
  archive(
    @Param() { id }: IdParamDto,
    @Body() form: ArchiveDto,
    @CurrentUser() user: TokenUser,
  ): Promise<CurrentPropertyAnswerDto> {
    return this.archives.archive(id, form, user);
  }

  @PostOk('current-properties/:id/restore')
  @ApiOkResponse({ type: CurrentPropertyAnswerDto })
  restore(
    @Param() { id }: IdParamDto,
    @Body() form: ArchiveDto,
    @CurrentUser() user: TokenUser,
  ): Promise<CurrentPropertyAnswerDto> {
    return this.archives.restore(id, form, user);
  }
}
