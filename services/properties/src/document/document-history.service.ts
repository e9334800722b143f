import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { pageOfChanges } from '../row-change/page-of-changes.js';
import { rowChangeView } from '../row-change/row-change-view.js';
import { DocumentChange } from './document-change.entity.js';
import type { DocumentHistoryDto, DocumentHistoryQueryDto } from './dto/document-history.dto.js';

@Injectable()
export class DocumentHistoryService {
  constructor(
    @InjectRepository(DocumentChange) private readonly changes: Repository<DocumentChange>,
  ) {}

  async list({ list, document_id, before }: DocumentHistoryQueryDto): Promise<DocumentHistoryDto> {
    const where = { list, ...(document_id && { documentId: document_id }) };
    const { list: changes, next } = await pageOfChanges(this.changes, where, before);
    return {
      error: 0,
      list: changes.map((change) => ({
        ...rowChangeView(change),
        document_id: change.documentId,
      })),
      next,
    };
  }
}
