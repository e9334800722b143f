import { Controller, Get, Param, Query, Res, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProperty, ApiTags } from '@nestjs/swagger';
import { ForbiddenError, Gateway, IdParamDto, NotFoundError, Public } from '@phantom/service-kit';
import { Type } from 'class-transformer';
import { IsInt, IsString, MaxLength } from 'class-validator';
import type { FastifyReply } from 'fastify';
import { DataSource } from 'typeorm';
import { FileLinks } from './file-links.service.js';
import { FILE_MESSAGES } from './messages.js';
import { FileStore } from './file-store.service.js';
import { StoredFile } from './stored-file.entity.js';

class FileParamDto extends IdParamDto {
  @ApiProperty({ example: 'hardship-letter.pdf' })
  @IsString()
  @MaxLength(120)
  name: string;
}

class FileQueryDto {
  @ApiProperty({ type: 'integer', description: 'Seconds since 1970' })
  @Type(() => Number)
  @IsInt()
  expires: number;

  @ApiProperty()
  @IsString()
  @MaxLength(64)
  signature: string;
}

/** Types that a browser shows without executing anything: PDFs, sound, and pictures that were redrawn. */
const SHOWN = new Set([
  'application/pdf',
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'audio/mpeg',
  'audio/mp4',
  'audio/ogg',
]);

/** Allows only the file itself, and a frame in our own pages. */
const POLICY = "default-src 'none'; frame-ancestors 'self'";

/** The viewers of some browsers do not work in a sandbox. */
const policyOf = (contentType: string): string =>
  contentType === 'application/pdf' ? POLICY : `${POLICY}; sandbox`;

/** The response headers of a stored file: it is never read as another type and never executed. */
export function fileHeaders({ name, contentType }: Pick<StoredFile, 'name' | 'contentType'>) {
  const disposition = SHOWN.has(contentType) ? 'inline' : 'attachment';
  return {
    'Content-Type': contentType,
    'Content-Disposition': `${disposition}; filename="${name}"`,
    'Content-Security-Policy': policyOf(contentType),
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Accept-Ranges': 'none',
  };
}

@ApiTags('files')
@Controller('api/auth/files')
export class FileController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly links: FileLinks,
    private readonly store: FileStore,
  ) {}

  /** Public: the signature proves that the link was given to someone with permission. */
  @Get(':id/:name')
  @Public()
  @Gateway({ access: 'signed' })
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
