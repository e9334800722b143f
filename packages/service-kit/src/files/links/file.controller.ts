import { Controller, Get, Param, Query, Res, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { DataSource } from 'typeorm';
import { Public } from '../../auth/decorators.js';
import { ForbiddenError, NotFoundError } from '../../errors/errors.js';
import { FILE_MESSAGES } from '../file-messages.js';
import { FileStore } from '../storage/file-store.service.js';
import { StoredFile } from '../storage/stored-file.entity.js';
import { FileParamDto, FileQueryDto } from './dto/file-link.dto.js';
import { fileHeaders } from './file-headers.js';
import { FileLinks } from './file-links.service.js';

@ApiTags('files')
@Controller('api/auth/files')
export class FileController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly links: FileLinks,
    private readonly store: FileStore,
  ) {}

  /** Public, because the signature says that the link was handed to someone who may. */
  @Get(':id/:name')
  @Public()
  @ApiOkResponse({ content: { '*/*': { schema: { type: 'string', format: 'binary' } } } })
  async read(
    @Param() param: FileParamDto,
    @Query() query: FileQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    if (!this.links.isValid({ ...param, ...query }))
      throw new ForbiddenError(FILE_MESSAGES.linkOver);
    const file = await this.dataSource.getRepository(StoredFile).findOneBy({ id: param.id });
    if (!file) throw new NotFoundError();
    const { length, content } = await this.store.open(file);
    reply.headers(fileHeaders(file));
    return new StreamableFile(content, { type: file.contentType, length });
  }
}
