import { Body, Controller, Param } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentUser, IdParamDto, PostOk, Roles, type TokenUser } from '@phantom/service-kit';
import { OperationId } from '../../common/operation-id.js';
import { CurrentPropertyAnswerDto } from '../property/property.dto.js';
import { ArchiveDto, StatusMoveDto } from './property-status.dto.js';
import { PropertyStatusService } from './property-status.service.js';

@ApiTags('current properties')
@Controller('api/auth')
@Roles('admin')
export class PropertyStatusController {
  constructor(private readonly statuses: PropertyStatusService) {}

  @PostOk('current-properties/:id/status')
  @ApiOkResponse({ type: CurrentPropertyAnswerDto })
  move(
    @Param() { id }: IdParamDto,
    @Body() move: StatusMoveDto,
    @CurrentUser() user: TokenUser,
  ): Promise<CurrentPropertyAnswerDto> {
    return this.statuses.move(id, move, user);
  }

  @PostOk('current-properties/:id/archive')
  @OperationId('propertyArchivePut')
  @ApiOkResponse({ type: CurrentPropertyAnswerDto })
  archive(
    @Param() { id }: IdParamDto,
    @Body() form: ArchiveDto,
    @CurrentUser() user: TokenUser,
  ): Promise<CurrentPropertyAnswerDto> {
    return this.statuses.archive(id, form, user);
  }

  @PostOk('current-properties/:id/restore')
  @OperationId('propertyArchiveRestore')
  @ApiOkResponse({ type: CurrentPropertyAnswerDto })
  restore(
    @Param() { id }: IdParamDto,
    @Body() form: ArchiveDto,
    @CurrentUser() user: TokenUser,
  ): Promise<CurrentPropertyAnswerDto> {
    return this.statuses.restore(id, form, user);
  }
}
