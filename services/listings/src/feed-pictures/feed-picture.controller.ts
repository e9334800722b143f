import { Controller, Get, Param, Res, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import { fileHeaders, FileStore, StoredFile } from '@phantom/files';
import { Gateway, LARGEST_ID, NotFoundError, Public } from '@phantom/service-kit';
import type { FastifyReply } from 'fastify';
import { DataSource } from 'typeorm';
import { FeedPicture, FeedPictureFile } from './feed-picture.entity.js';

/** A year. An address has the hash of its content: another content has another address. */
const CACHE_CONTROL = 'public, max-age=31536000, immutable';

/** `7-0a1b2c3d`: the id of a picture, and the beginning of the hash of its content. */
const FOLDER = /^(\d{1,10})-[0-9a-f]{8}$/;

/** Serves the pictures of feeds to everybody. */
@ApiTags('media files')
@Controller('media/listings/feed')
export class FeedPictureController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly store: FileStore,
  ) {}

  @Get(':folder/:name')
  @Public()
  @Gateway({ isFile: true })
  @ApiParam({ name: 'folder', example: '7-0a1b2c3d', schema: { type: 'string' } })
  @ApiParam({ name: 'name', example: '1200.webp', schema: { type: 'string' } })
  @ApiOkResponse({ content: { 'image/*': { schema: { type: 'string', format: 'binary' } } } })
  async read(
    @Param('folder') folder: string,
    @Param('name') name: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const file = await this.find(folder, name);
    if (!file) throw new NotFoundError();
    const { length, content } = await this.store.open(file);
    reply.headers({ ...fileHeaders(file), 'Cache-Control': CACHE_CONTROL });
    return new StreamableFile(content, { type: file.contentType, length });
  }

  private async find(folder: string, name: string): Promise<StoredFile | null> {
    const id = Number(FOLDER.exec(folder)?.[1]);
    if (!(id > 0 && id <= LARGEST_ID)) return null;
    return this.dataSource
      .createQueryBuilder(StoredFile, 'file')
      .innerJoin(FeedPictureFile, 'rendition', 'rendition.fileId = file.id')
      .innerJoin(FeedPicture, 'picture', 'picture.id = rendition.pictureId')
      .where('picture.id = :id AND rendition.name = :name', { id, name })
      .andWhere('picture.path LIKE :path', { path: `%/${folder}/%` })
      .getOne();
  }
}
