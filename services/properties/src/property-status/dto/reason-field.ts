import { applyDecorators } from '@nestjs/common';
import { saying } from '@phantom/service-kit';
import { TextField } from '@phantom/service-kit/forms';
import { MinLength } from 'class-validator';
import { STATUS_MESSAGES } from '../status-messages.js';

export const SHORTEST_REASON = 3;
export const LONGEST_REASON = 500;

interface ReasonFieldOptions {
  isOptional?: boolean;
  description?: string;
}

/** Why somebody did it, for those who read the trail. */
export const ReasonField = ({ isOptional, description }: ReasonFieldOptions = {}) =>
  applyDecorators(
    TextField({
      max: LONGEST_REASON,
      isBlock: true,
      required: isOptional ? undefined : STATUS_MESSAGES.reason,
      description,
    }),
    MinLength(SHORTEST_REASON, saying(STATUS_MESSAGES.reasonTooShort)),
  );
