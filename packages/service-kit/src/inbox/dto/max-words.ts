import { ValidateBy, type ValidationOptions } from 'class-validator';

/** At most so many words, which are what stands between blanks. */
export const MaxWords = (max: number, options?: ValidationOptions): PropertyDecorator =>
  ValidateBy(
    {
      name: 'maxWords',
      constraints: [max],
      validator: {
        validate: (value: unknown) => typeof value === 'string' && value.split(' ').length <= max,
      },
    },
    options,
  );
