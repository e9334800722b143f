import { Injectable } from '@nestjs/common';
import { ServiceUnavailableError } from '@phantom/service-kit';
import type { ListingSuggestDto } from './dto/listing-suggest.dto.js';
import type { ListingSuggestionsDto } from './dto/listing-suggestions.dto.js';

@Injectable()
export class ListingSuggestService {
  find(_typed: ListingSuggestDto): Promise<ListingSuggestionsDto> {
    throw new ServiceUnavailableError('the places are not there yet');
  }
}
