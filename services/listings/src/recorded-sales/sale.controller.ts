import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { IdParamDto, PublicRead } from '@phantom/service-kit';
import { ListingSalesDto } from './sale.dto.js';
import { SaleService } from './sale.service.js';

@ApiTags('listings')
@Controller('api/auth')
export class RecordedSaleController {
  constructor(private readonly sales: SaleService) {}

  /** What homes like a listing were sold for. */
  @PublicRead()
  @Get('listings-sold')
  @ApiOkResponse({ type: ListingSalesDto })
  ofListing(@Query() { id }: IdParamDto): Promise<ListingSalesDto> {
    return this.sales.ofListing(id);
  }
}
