import { Injectable } from '@nestjs/common';
import { currentLanguage, wordsOf, type MessageDto, type TokenUser } from '@phantom/service-kit';
import { FileStore } from '@phantom/service-kit/files';
import { lockProperty } from '../current-property/lock-property.js';
import { PropertyFiles } from '../current-property/property-files.service.js';
import type { MissingFileDto } from './dto/missing-file.dto.js';
import { MISSING_FILE_MESSAGES } from './missing-file-messages.js';

/** Takes in a document that was missing for a property, once, however often it is sent. */
@Injectable()
export class MissingFileService {
  constructor(
    private readonly store: FileStore,
    private readonly propertyFiles: PropertyFiles,
  ) {}

  async add({ id, title, file, request_id }: MissingFileDto, user: TokenUser): Promise<MessageDto> {
    const handedIn = { propertyId: id, title, requestId: request_id };
    const sent = { ...handedIn, sha256: file.sha256 };
    // Whose answer was lost sends it again: it is there, even where the property has moved on since.
    if (await this.propertyFiles.has(sent)) return added();
    await this.propertyFiles.check(handedIn);
    try {
      // The property may be moved on while the bytes are stored: asked again, under a lock.
      await this.store.keep(file, title, async (manager, { id: fileId }) => {
        await lockProperty(manager, id);
        if (await this.propertyFiles.has(sent, manager)) throw new SentTwice();
        return this.propertyFiles.add(manager, { ...handedIn, fileId }, user);
      });
    } catch (error) {
      if (!(error instanceof SentTwice)) throw error;
    }
    return added();
  }
}

/** Undoes the second of two that came at once. */
class SentTwice extends Error {}

const added = (): MessageDto => ({
  error: 0,
  message: wordsOf(MISSING_FILE_MESSAGES.added, currentLanguage()),
});
