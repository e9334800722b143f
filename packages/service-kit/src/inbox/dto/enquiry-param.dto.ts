import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { FIELD_MESSAGES } from '../../messages/field-messages.js';
import { withMessage } from '../../messages/with-message.js';
import { IdParamDto } from '../../openapi/dto.js';
import { ENQUIRY_KINDS, type EnquiryKind } from '../enquiry-kinds.js';

/** The `{kind}/{id}` of a path. */
export class EnquiryParamDto extends IdParamDto {
  @ApiProperty({ enum: ENQUIRY_KINDS })
  @IsIn(ENQUIRY_KINDS, withMessage(FIELD_MESSAGES.value))
  kind: EnquiryKind;
}
