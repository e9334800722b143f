import { ApiProperty } from '@nestjs/swagger';
import { OkDto } from '../../openapi/dto.js';
import type { EnquiryState } from '../enquiry-kinds.js';

const Count = () => ApiProperty({ type: 'integer', minimum: 0 });

/** How many enquiries of each state there are, whichever states are asked for. */
export class InboxCountsDto implements Record<EnquiryState, number> {
  @Count()
  new: number;

  @Count()
  in_progress: number;

  @Count()
  answered: number;

  @Count()
  closed: number;

  @Count()
  spam: number;
}

/** The base of an answer with enquiries, the newest first; each service adds its own `list`. */
export class InboxAnswerDto extends OkDto {
  @ApiProperty({ type: InboxCountsDto })
  counts: InboxCountsDto;

  @ApiProperty({ description: 'There are more of them in the direction that was asked for' })
  more: boolean;
}
