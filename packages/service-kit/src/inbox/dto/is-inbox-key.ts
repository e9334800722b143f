import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, ValidateBy } from 'class-validator';
import { FIELD_MESSAGES } from '../../messages/field-messages.js';
import { withMessage } from '../../messages/with-message.js';
import { parseInboxKey } from '../inbox-key.js';

const validate = (value: unknown) => typeof value === 'string' && Boolean(parseInboxKey(value));

/** The key of an enquiry: when it came, its kind and its id. */
export const IsInboxKey = (description: string): PropertyDecorator =>
  applyDecorators(
    IsOptional(),
    ValidateBy({ name: 'isInboxKey', validator: { validate } }, withMessage(FIELD_MESSAGES.value)),
    ApiPropertyOptional({ example: '2026-11-20T15:04:05.678Z_contact_12', description }),
  );
