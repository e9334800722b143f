import { Injectable } from '@nestjs/common';
import { FileLinks } from '@phantom/service-kit/files';
import type { Document } from './document.entity.js';
import type { DocumentDto } from './dto/document-answer.dto.js';

/** Documents as they are answered. */
@Injectable()
export class DocumentView {
  constructor(private readonly files: FileLinks) {}

  /** @param document with its file */
  document({ id, title, file, version, updatedAt, actorName }: Document): DocumentDto {
    return {
      id,
      title,
      url: this.files.link(file),
      version,
      updated_at: updatedAt.toISOString(),
      updated_by: actorName,
      content_type: file.contentType,
      bytes: file.bytes,
    };
  }
}
