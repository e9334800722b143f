import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { pageOfChanges } from '../row-change/page-of-changes.js';
import { rowChangeView } from '../row-change/row-change-view.js';
import type { InvestmentHistoryDto } from './dto/investment-change.dto.js';
import { InvestmentChange } from './investment-change.entity.js';

@Injectable()
export class InvestmentHistoryService {
  constructor(
    @InjectRepository(InvestmentChange) private readonly changes: Repository<InvestmentChange>,
  ) {}

  /** @param before the `next` of the answer before */
  async list(accountId: number, before?: number): Promise<InvestmentHistoryDto> {
    const { list: changes, next } = await pageOfChanges(this.changes, { accountId }, before);
    const list = changes.map((change) => ({ ...rowChangeView(change), subject: change.subject }));
    return { error: 0, list, next };
  }
}
