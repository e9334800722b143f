import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { distributionView } from './distribution-view.js';
import { distributionYears } from './distribution-years.js';
import type { DistributionListDto } from './dto/distribution.dto.js';
import { InvestorDistribution } from './investor-distribution.entity.js';

@Injectable()
export class DistributionService {
  constructor(
    @InjectRepository(InvestorDistribution)
    private readonly distributions: Repository<InvestorDistribution>,
  ) {}

  async list(accountId: number): Promise<DistributionListDto> {
    const distributions = await this.distributions.find({
      where: { holding: { accountId } },
      relations: { holding: true },
      order: { paidOn: 'DESC', id: 'DESC' },
    });
    const list = distributions.map(distributionView);
    return { error: 0, list, years: distributionYears(list) };
  }
}
