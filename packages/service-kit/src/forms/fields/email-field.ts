import { applyDecorators } from '@nestjs/common';
import { IsEmail } from 'class-validator';
import { FIELD_MESSAGES } from '../../messages/field-messages.js';
import { withMessage } from '../../messages/with-message.js';
import { TextField } from './text-field.js';

/** RFC 5321, 4.5.3.1.3, without the angle brackets of a path. */
const LONGEST = 254;

/** The address at which a person wants to be answered. */
export const EmailField = (): PropertyDecorator =>
  applyDecorators(
    TextField({
      max: LONGEST,
      required: FIELD_MESSAGES.email,
      tooLong: FIELD_MESSAGES.emailTooLong,
      format: 'email',
    }),
    IsEmail({}, withMessage(FIELD_MESSAGES.email)),
  );
