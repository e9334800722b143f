import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import type { DocumentList } from './document-list.js';
import { DocumentView } from './document-view.service.js';
import { Document } from './document.entity.js';
import type { DocumentAnswerDto } from './dto/document-answer.dto.js';

@Injectable()
export class DocumentService {
  constructor(
    @InjectRepository(Document) private readonly documents: Repository<Document>,
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
}
