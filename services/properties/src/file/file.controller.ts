import { Controller, Get, Header, Param, Query, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Public } from '@phantom/service-kit';
import { FileParamDto, FileQueryDto } from './dto/file-link.dto.js';
import { FileService } from './file.service.js';

@ApiTags('files')
@Controller('api/auth/files')
export class FileController {
  constructor(private readonly files: FileService) {}

  /** Public, because the signature says that the link was handed to someone who may. */
  @Get(':id/:name')
  @Public()
  @Header('X-Content-Type-Options', 'nosniff')
  @ApiOkResponse({ content: { '*/*': { schema: { type: 'string', format: 'binary' } } } })
  async read(@Param() param: FileParamDto, @Query() query: FileQueryDto): Promise<StreamableFile> {
    const { file, length, content } = await this.files.open({ ...param, ...query });
    const { contentType: type, name } = file;
    return new StreamableFile(content, {
      type,
      length,
      disposition: `inline; filename="${name}"`,
    });
  }
}
