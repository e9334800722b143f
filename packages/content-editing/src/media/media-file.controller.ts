import { Readable } from 'node:stream';
import { Controller, Get, Headers, Param, Res, StreamableFile, type Type } from '@nestjs/common';
import { ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import { fileHeaders, FileStore } from '@phantom/files';
import { Gateway, Public } from '@phantom/service-kit';
import type { FastifyReply } from 'fastify';
import { byteRange, sliced } from './byte-range.js';
import { MediaFiles } from './media-files.service.js';

/** A year. An address has the hash of its content: another content has another address. */
const CACHE_CONTROL = 'public, max-age=31536000, immutable';

/** Serves the files of the media library to everybody. */
export function mediaFileController(service: string): Type {
  @ApiTags('media files')
  @Controller(`media/${service}`)
  class MediaFileController {
    constructor(
      private readonly files: MediaFiles,
      private readonly store: FileStore,
    ) {}

    @Get(':folder/:name')
    @Public()
    @Gateway({ isFile: true })
    @ApiParam({ name: 'folder', example: '7-0a1b2c3d', schema: { type: 'string' } })
    @ApiParam({ name: 'name', example: '1200.webp', schema: { type: 'string' } })
    @ApiOkResponse({ content: { '*/*': { schema: { type: 'string', format: 'binary' } } } })
    async read(
      @Param('folder') folder: string,
      @Param('name') name: string,
      @Headers('range') range: string | undefined,
      @Res({ passthrough: true }) reply: FastifyReply,
    ): Promise<StreamableFile> {
      const file = await this.files.find(folder, name);
      const { length, content } = await this.store.open(file);
      const part = byteRange(range, length);
      const type = file.contentType === 'text/vtt' ? 'text/vtt; charset=utf-8' : file.contentType;
      reply.headers({
        ...fileHeaders(file),
        'Content-Type': type,
        'Accept-Ranges': 'bytes',
        'Cache-Control': CACHE_CONTROL,
        ...(part && { 'Content-Range': `bytes ${part.start}-${part.end}/${length}` }),
      });
      if (!part) return new StreamableFile(content, { type, length });
      reply.status(206);
      const slice = Readable.from(sliced(content, part));
      return new StreamableFile(slice, { type, length: part.end - part.start + 1 });
    }
  }
  return MediaFileController;
}
