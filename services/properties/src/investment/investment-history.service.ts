import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { rowChangeView } from '../row-change/row-change-view.js';
import type { InvestmentHistoryDto } from './dto/investment-change.dto.js';
import { InvestmentChange } from './investment-change.entity.js';

const LATEST = 100;

@Injectable()
export class InvestmentHistoryService {
  constructor(
    @InjectRepository(InvestmentChange) private readonly changes: Repository<InvestmentChange>,
  ) {}

  async list(accountId: number): Promise<InvestmentHistoryDto> {
    const changes = await this.changes.find({
      where: { accountId },
      order: { id: 'DESC' },
      take: LATEST,
    });
    const list = changes.map((change) => ({ ...rowChangeView(change), subject: change.subject }));
    return { error: 0, list };
  }
}
