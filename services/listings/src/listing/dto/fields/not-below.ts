import { type Message, saying } from '@phantom/service-kit';
import { ValidateBy, type ValidationArguments } from 'class-validator';

/** The upper end of a range whose lower one is another field: both are numbers, or both are days. */
export const NotBelow = (field: string, message: Message): PropertyDecorator =>
  ValidateBy(
    {
      name: 'notBelow',
      validator: {
        validate: (upper: number | string, args?: ValidationArguments) => {
          const lower = (args?.object as Record<string, unknown>)[field];
          return typeof lower !== typeof upper || !((lower as typeof upper) > upper);
        },
      },
    },
    saying(message),
  );
