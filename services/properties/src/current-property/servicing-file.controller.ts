import { Body, Controller, Param } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentUser, IdParamDto, Roles, type TokenUser } from '@phantom/service-kit';
import { PostUpload } from '@phantom/service-kit/files';
import { PAPER } from '../file-version/paper.js';
import { CurrentPropertyAnswerDto } from './dto/current-property-detail.dto.js';
import { ServicingFileDto } from './dto/servicing-file.dto.js';
import { ServicingFileService } from './servicing-file.service.js';

@ApiTags('current properties')
@Controller('api/auth')
@Roles('admin')
export class ServicingFileController {
  constructor(private readonly servicingFiles: ServicingFileService) {}

  @PostUpload('current-properties/:id/servicing-file', PAPER)
  @ApiOkResponse({ type: CurrentPropertyAnswerDto })
  put(
    @Param() { id }: IdParamDto,
    @Body() form: ServicingFileDto,
    @CurrentUser() user: TokenUser,
  ): Promise<CurrentPropertyAnswerDto> {
    return this.servicingFiles.put(id, form, user);
  }
}
