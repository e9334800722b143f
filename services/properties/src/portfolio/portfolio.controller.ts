import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { IdParamDto, PublicRead } from '@phantom/service-kit';
import { PortfolioDetailDto } from './dto/portfolio-detail.dto.js';
import { PortfolioListDto } from './dto/portfolio-list.dto.js';
import { PortfolioService } from './portfolio.service.js';

@ApiTags('portfolio')
@Controller('api/auth')
export class PortfolioController {
  constructor(private readonly portfolio: PortfolioService) {}

  @Get('portfoliodetails')
  @PublicRead()
  @ApiOkResponse({ type: PortfolioListDto })
  list(): Promise<PortfolioListDto> {
    return this.portfolio.list();
  }

  @Get('getportfoliodetail/:id')
  @PublicRead()
  @ApiOkResponse({ type: PortfolioDetailDto })
  detail(@Param() { id }: IdParamDto): Promise<PortfolioDetailDto> {
    return this.portfolio.detail(id);
  }
}
