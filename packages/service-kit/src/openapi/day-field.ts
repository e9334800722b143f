import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsISO8601, IsOptional, Matches } from 'class-validator';
import { FIELD_MESSAGES } from '../messages/messages.js';
import { withMessage } from '../messages/message.js';

/** An optional calendar day: `2026-11-20`. */
export const DayField =
  (description: string): PropertyDecorator =>
  (target, name) => {
    IsOptional()(target, name);
    Matches(/^\d{4}-\d{2}-\d{2}$/, withMessage(FIELD_MESSAGES.value))(target, name);
    IsISO8601({ strict: true }, withMessage(FIELD_MESSAGES.value))(target, name);
    ApiPropertyOptional({ format: 'date', example: '2026-11-20', description })(target, name);
  };
