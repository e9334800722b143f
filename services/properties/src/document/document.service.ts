import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { NotFoundError } from '@phantom/service-kit';
import type { Repository } from 'typeorm';
import type { DocumentList } from './document-list.js';
import { DocumentVersion } from './document-version.entity.js';
import { DocumentView } from './document-view.service.js';
import { Document } from './document.entity.js';
import type { DocumentAnswerDto } from './dto/document-answer.dto.js';
import type { DocumentVersionsDto } from './dto/document-versions.dto.js';

@Injectable()
export class DocumentService {
  constructor(
    @InjectRepository(Document) private readonly documents: Repository<Document>,
    @InjectRepository(DocumentVersion) private readonly history: Repository<DocumentVersion>,
    private readonly view: DocumentView,
  ) {}

  async read(list: DocumentList): Promise<DocumentAnswerDto> {
    const documents = await this.documents.find({
      where: { list },
      relations: { file: true },
      order: { position: 'ASC' },
    });
    return { error: 0, list: documents.map((document) => this.view.document(document)) };
  }

  async versions(documentId: number): Promise<DocumentVersionsDto> {
    const versions = await this.history.find({
      where: { documentId },
      relations: { file: true },
      order: { number: 'DESC' },
    });
    if (versions.length === 0) throw new NotFoundError();
    return { error: 0, list: versions.map((version) => this.view.version(version)) };
  }
}
