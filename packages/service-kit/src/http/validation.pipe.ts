import { ValidationPipe, type ArgumentMetadata } from '@nestjs/common';
import type { ValidationError as Fault } from 'class-validator';
import type { FieldErrors } from '../errors/app-error.js';
import { BadRequestError, ValidationError } from '../errors/errors.js';

/** Makes DTOs of what comes in: unknown fields are dropped, faults answered per field. */
export class DtoValidationPipe extends ValidationPipe {
  constructor() {
    super({
      transform: true,
      whitelist: true,
      exceptionFactory: (faults: Fault[]) => new ValidationError(fieldErrors(faults)),
    });
  }

  /** A wrong id in the address is a malformed request (400), not a form to be corrected (422). */
  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    try {
      return await super.transform(value, metadata);
    } catch (error) {
      if (error instanceof ValidationError && isAboutAddress(error, metadata)) {
        throw new BadRequestError();
      }
      throw error;
    }
  }
}

function isAboutAddress({ errors = {} }: ValidationError, { type }: ArgumentMetadata): boolean {
  return type === 'param' || (type === 'query' && 'id' in errors);
}

/** Nested faults are named by their path: `details.0.text`. */
function fieldErrors(faults: Fault[], prefix = ''): FieldErrors {
  const entries = faults.flatMap(({ property, constraints, children = [] }) => {
    const field = prefix + property;
    const own = constraints ? [[field, Object.values(constraints)] as const] : [];
    return [...own, ...Object.entries(fieldErrors(children, `${field}.`))];
  });
  return Object.fromEntries(entries);
}
