import { Injectable } from '@nestjs/common';
import { FileLinkConfig } from '../files-config.js';
import type { StoredFile } from '../storage/stored-file.entity.js';
import { FILES_BASE_URL, isValidLink, signLink, type SignedLink } from './file-link.js';

/** Makes the addresses that open a file for a quarter of an hour, without a token. */
@Injectable()
export class FileLinks {
  constructor(private readonly config: FileLinkConfig) {}

  link(file: Pick<StoredFile, 'id' | 'name'>): string {
    return FILES_BASE_URL + this.relativeLink(file);
  }

  /** The same, to be put behind FILES_BASE_URL. */
  relativeLink({ id, name }: Pick<StoredFile, 'id' | 'name'>): string {
    return signLink({ id, name }, this.config.filesSigningKey, new Date());
  }

  isValid(link: SignedLink): boolean {
    const { filesSigningKey, filesSigningKeyOther } = this.config;
    const keys = [filesSigningKey, filesSigningKeyOther].filter((key) => key !== undefined);
    return keys.some((key) => isValidLink(link, key, new Date()));
  }
}
