import { Body, Controller, Param } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentUser, IdParamDto, PostOk, Roles, type TokenUser } from '@phantom/service-kit';
import { CurrentPropertyAnswerDto } from '../current-property/dto/current-property-detail.dto.js';
import { ArchiveDto } from './dto/archive.dto.js';
import { PropertyArchiveService } from './property-archive.service.js';

@ApiTags('current properties')
@Controller('api/auth')
@Roles('admin')
export class PropertyArchiveController {
  constructor(private readonly archive: PropertyArchiveService) {}

  @PostOk('current-properties/:id/archive')
  @ApiOkResponse({ type: CurrentPropertyAnswerDto })
  put(
    @Param() { id }: IdParamDto,
    @Body() form: ArchiveDto,
    @CurrentUser() user: TokenUser,
  ): Promise<CurrentPropertyAnswerDto> {
    return this.archive.change(id, 'archived', form, user);
  }

  @PostOk('current-properties/:id/restore')
  @ApiOkResponse({ type: CurrentPropertyAnswerDto })
  restore(
    @Param() { id }: IdParamDto,
    @Body() form: ArchiveDto,
    @CurrentUser() user: TokenUser,
  ): Promise<CurrentPropertyAnswerDto> {
    return this.archive.change(id, 'restored', form, user);
  }
}
