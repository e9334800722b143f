import { Body, Controller } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentUser, MessageDto, Roles, type TokenUser } from '@phantom/service-kit';
import { PostUpload } from '@phantom/service-kit/files';
import { PAPER } from '../file-version/paper.js';
import { MissingFileDto } from './dto/missing-file.dto.js';
import { MissingFileService } from './missing-file.service.js';

@ApiTags('current properties')
@Controller('api/auth')
export class MissingFileController {
  constructor(private readonly missingFiles: MissingFileService) {}

  @PostUpload('current-Properties-file', PAPER)
  @Roles('admin')
  @ApiOkResponse({ type: MessageDto })
  add(@Body() form: MissingFileDto, @CurrentUser() user: TokenUser): Promise<MessageDto> {
    return this.missingFiles.add(form, user);
  }
}
