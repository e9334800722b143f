import { ValidateBy, type ValidationOptions } from 'class-validator';

/**
 * At most so many code points, which is what `varchar(max)` takes; the library's `MaxLength` leaves
 * variation selectors out.
 */
export const MaxCharacters = (max: number, options?: ValidationOptions): PropertyDecorator =>
  ValidateBy(
    {
      name: 'maxCharacters',
      constraints: [max],
      validator: {
        validate: (value: unknown) => typeof value === 'string' && [...value].length <= max,
      },
    },
    options,
  );
