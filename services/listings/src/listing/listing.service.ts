import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { GoneError, NotFoundError } from '@phantom/service-kit';
import type { Repository } from 'typeorm';
import { ListingsConfig } from '../config/listings.config.js';
import type {
  EstimateFiguresDto,
  ListingDetailDto,
  PriceChangeDto,
} from './dto/listing-detail.dto.js';
import { LISTING_MESSAGES } from './listing-messages.js';
import { ListingPrice } from './listing-price.entity.js';
import { detail } from './listing-view.js';
import { isOnMarket } from './on-market.js';
import { ShownListings } from './shown-listings.js';

@Injectable()
export class ListingService {
  constructor(
    private readonly shown: ShownListings,
    @InjectRepository(ListingPrice) private readonly prices: Repository<ListingPrice>,
    private readonly config: ListingsConfig,
  ) {}

  /** One home with everything that is known of it. */
  async detail(id: number): Promise<ListingDetailDto> {
    const [[home], price_history] = await Promise.all([
      this.shown.byIds([id]),
      this.priceHistory(id),
    ]);
    if (!home) throw new NotFoundError();
    if (!isOnMarket(home)) throw new GoneError(LISTING_MESSAGES.gone);
    const list = [{ ...detail(home), price_history }];
    return { error: 0, list, estimate_figures: this.estimateFigures() };
  }

  private estimateFigures(): EstimateFiguresDto {
    const { mortgageRate, mortgageRateDate, houseTaxRate, houseTaxYear } = this.config;
    return {
      mortgage_rate: mortgageRate,
      mortgage_rate_date: mortgageRateDate,
      house_tax_rate: houseTaxRate,
      house_tax_year: houseTaxYear,
    };
  }

  private async priceHistory(listingId: number): Promise<PriceChangeDto[]> {
    const prices = await this.prices.find({ where: { listingId }, order: { since: 'DESC' } });
    return prices.map(({ price, since }) => ({ price, since: since.toISOString() }));
  }
}
