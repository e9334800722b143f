import { applyDecorators } from '@nestjs/common';
import { ValidateBy, type ValidationArguments } from 'class-validator';
import { TextField } from '../../fields/text-field.js';
import { withMessage } from '../../messages/with-message.js';
import { FORM_MESSAGES } from '../form-messages.js';
import { e164Of } from '../phone-number.js';

const LONGEST = 40;

interface PhoneFieldOptions {
  isRequired: boolean;
}

/** A telephone number as typed; the form's `country`, where it has one, says whose numbers it is among. */
export const PhoneField = ({ isRequired }: PhoneFieldOptions): PropertyDecorator =>
  applyDecorators(
    TextField({
      max: LONGEST,
      required: isRequired ? FORM_MESSAGES.phone : undefined,
      tooLong: FORM_MESSAGES.phoneTooLong,
    }),
    ValidateBy(
      { name: 'isPhone', validator: { validate: isPhone } },
      withMessage(FORM_MESSAGES.phone),
    ),
  );

function isPhone(value: unknown, args?: ValidationArguments): boolean {
  const { country } = (args?.object ?? {}) as { country?: unknown };
  const hint = typeof country === 'string' ? country : undefined;
  return typeof value === 'string' && e164Of(value, hint) !== undefined;
}
