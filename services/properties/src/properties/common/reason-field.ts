import { applyDecorators } from '@nestjs/common';
import { TextField, withMessage } from '@phantom/service-kit';
import { MinLength } from 'class-validator';
import { STATUS_MESSAGES } from '../../common/messages.js';

interface ReasonFieldOptions {
  isOptional?: boolean;
  description?: string;
}

/** Why an employee did it. Readers of the history see the reason. */
export const ReasonField = ({ isOptional, description }: ReasonFieldOptions = {}) =>
  applyDecorators(
    TextField({
      max: 500,
      isBlock: true,
      required: isOptional ? undefined : STATUS_MESSAGES.reason,
      description,
    }),
    MinLength(3, withMessage(STATUS_MESSAGES.reasonTooShort)),
  );
