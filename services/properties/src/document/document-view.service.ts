import { Injectable } from '@nestjs/common';
import { FileLinks } from '@phantom/service-kit/files';
import type { DocumentVersion } from './document-version.entity.js';
import type { Document } from './document.entity.js';
import type { DocumentDto } from './dto/document-answer.dto.js';
import type { DocumentVersionDto } from './dto/document-versions.dto.js';

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

  /** @param version with its file */
  version({ number, file, createdAt, actorName }: DocumentVersion): DocumentVersionDto {
    return {
      number,
      url: this.files.link(file),
      file_name: file.originalName,
      content_type: file.contentType,
      bytes: file.bytes,
      added_at: createdAt.toISOString(),
      added_by: actorName,
    };
  }
}
