import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import type {
  DocumentYearDto,
  InvestorDocumentDto,
  InvestorDocumentListDto,
} from './dto/investor-document.dto.js';
import { InvestorDocumentView } from './investor-document-view.service.js';
import { InvestorDocument } from './investor-document.entity.js';

@Injectable()
export class InvestorDocumentService {
  constructor(
    @InjectRepository(InvestorDocument) private readonly documents: Repository<InvestorDocument>,
    private readonly view: InvestorDocumentView,
  ) {}

  async list(accountId: number, year?: number): Promise<InvestorDocumentListDto> {
    const documents = await this.documents.find({
      where: { accountId },
      relations: { file: true, holding: true, receipts: true },
      order: { year: 'DESC', createdAt: 'DESC', id: 'DESC' },
    });
    const all = documents.map((document) => this.view.document(document));
    const list = all.filter((document) => year === undefined || document.year === year);
    return { error: 0, list, years: yearsOf(all) };
  }
}

function yearsOf(documents: readonly InvestorDocumentDto[]): DocumentYearDto[] {
  const years = [...new Set(documents.map(({ year }) => year))];
  return years.map((year) => {
    const those = documents.filter((document) => document.year === year);
    return { year, count: those.length, unread: those.filter(({ receipt }) => !receipt).length };
  });
}
