import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { ForbiddenError, NotFoundError } from '@phantom/service-kit';
import { Disk } from 'flydrive';
import type { Readable } from 'node:stream';
import type { Repository } from 'typeorm';
import { PropertiesConfig } from '../config/properties.config.js';
import { LINK_OVER } from './file-messages.js';
import { FILES_BASE_URL, isValidLink, signLink, type SignedLink } from './file-link.js';
import { StoredFile } from './stored-file.entity.js';

export interface OpenedFile {
  file: StoredFile;
  /** In bytes. */
  length: number;
  content: Readable;
}

@Injectable()
export class FileService {
  constructor(
    @InjectRepository(StoredFile) private readonly files: Repository<StoredFile>,
    private readonly storage: Disk,
    private readonly config: PropertiesConfig,
  ) {}

  /** An address that opens the file for a quarter of an hour, without a token. */
  link(file: StoredFile): string {
    return FILES_BASE_URL + this.relativeLink(file);
  }

  /** The same, to be put behind FILES_BASE_URL. */
  relativeLink({ id, name }: StoredFile): string {
    return signLink({ id, name }, this.config.filesSigningKey, new Date());
  }

  async open(link: SignedLink): Promise<OpenedFile> {
    if (!isValidLink(link, this.config.filesSigningKey, new Date())) {
      throw new ForbiddenError(LINK_OVER);
    }
    const file = await this.files.findOneBy({ id: link.id });
    if (!file) throw new NotFoundError();
    const { contentLength } = await this.storage.getMetaData(file.storageKey);
    const content = await this.storage.getStream(file.storageKey);
    return { file, length: contentLength, content };
  }
}
