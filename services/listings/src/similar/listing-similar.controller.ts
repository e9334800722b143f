import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { PublicRead } from '@phantom/service-kit';
import { ListingListDto } from '../listing/dto/listing-list.dto.js';
import { ListingSimilarDto } from './dto/listing-similar.dto.js';
import { ListingSimilarService } from './listing-similar.service.js';

@ApiTags('listings')
@Controller('api/auth')
export class ListingSimilarController {
  constructor(private readonly similar: ListingSimilarService) {}

  @PublicRead()
  @Get('listings-similar')
  @ApiOkResponse({ type: ListingListDto })
  find(@Query() { id, limit }: ListingSimilarDto): Promise<ListingListDto> {
    return this.similar.find(id, limit);
  }
}
