import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsInt, IsOptional, Max, Min, ValidateIf } from 'class-validator';
import { FIELD_MESSAGES } from '../../messages/field-messages.js';
import { withMessage } from '../../messages/with-message.js';
import { LARGEST_ID } from '../../openapi/dto.js';
import { ENQUIRY_STATES, type EnquiryState } from '../enquiry-kinds.js';

/** What is to become of an enquiry; what is left out stays. */
export class EnquiryChangeDto {
  @ApiProperty({ type: 'integer', minimum: 1, description: 'Of the enquiry that was looked at' })
  @IsInt(withMessage(FIELD_MESSAGES.value))
  @Min(1, withMessage(FIELD_MESSAGES.value))
  version: number;

  @ApiPropertyOptional({ enum: ENQUIRY_STATES })
  @IsOptional()
  @IsIn(ENQUIRY_STATES, withMessage(FIELD_MESSAGES.choice))
  state?: EnquiryState;

  @ApiPropertyOptional({
    type: 'integer',
    minimum: 1,
    nullable: true,
    description: 'Of an account; null: nobody',
  })
  @ValidateIf((_, value) => value !== undefined && value !== null)
  @IsInt(withMessage(FIELD_MESSAGES.value))
  @Min(1, withMessage(FIELD_MESSAGES.value))
  @Max(LARGEST_ID, withMessage(FIELD_MESSAGES.value))
  assignee_id?: number | null;
}
