import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { HoldingListDto } from './dto/holding.dto.js';
import { holdingViews, totalsOf } from './holding-view.js';
import { InvestorHolding } from './investor-holding.entity.js';

@Injectable()
export class HoldingService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async list(accountId: number): Promise<HoldingListDto> {
    const { manager } = this.dataSource;
    const holdings = await manager.find(InvestorHolding, {
      where: { accountId },
      order: { property: 'ASC', id: 'ASC' },
    });
    const list = await holdingViews(manager, holdings);
    return { error: 0, list, totals: totalsOf(list) };
  }
}
