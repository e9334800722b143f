import { Injectable } from '@nestjs/common';
import { ServiceUnavailableError } from '@phantom/service-kit';
import type { ListingListDto } from '../listing/dto/listing-list.dto.js';

@Injectable()
export class ListingSimilarService {
  find(_id: number, _limit: number): Promise<ListingListDto> {
    throw new ServiceUnavailableError('the index is not there yet');
  }
}
