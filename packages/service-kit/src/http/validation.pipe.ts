import { type ArgumentMetadata, ValidationPipe } from '@nestjs/common';
import type { ValidationError as Fault } from 'class-validator';
import type { FieldErrors } from '../errors/app-error.js';
import { BadRequestError, ValidationError } from '../errors/errors.js';
import { currentLanguage } from '../context/request-context.js';
import { FIELD_MESSAGES } from '../messages/messages.js';
import { hasMessage, type Message } from '../messages/message.js';

/** Makes DTOs of requests: drops unknown fields, and reports errors per field. */
export class DtoValidationPipe extends ValidationPipe {
  constructor() {
    super({
      transform: true,
      whitelist: true,
      // Only the first error of a field is reported.
      stopAtFirstError: true,
      exceptionFactory: (faults: Fault[]) => new ValidationError(fieldErrors(faults)),
    });
  }

  /** A wrong id in the URL is a malformed request (400), not a form to be corrected (422). */
  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    if (metadata.type === 'body' && isTooDeep(value)) throw new BadRequestError();
    try {
      return await super.transform(toWellFormed(value), metadata);
    } catch (error) {
      if (error instanceof ValidationError && isAboutAddress(error, metadata)) {
        throw new BadRequestError();
      }
      throw error;
    }
  }
}

/** Replaces lone surrogates: validators throw on them (`encodeURI` in isEmail), and PostgreSQL cannot store them. */
function toWellFormed(value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed();
  if (Array.isArray(value)) return value.map(toWellFormed);
  if (typeof value !== 'object' || value === null) return value;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, toWellFormed(member)]),
  );
}

function isAboutAddress({ errors = {} }: ValidationError, { type }: ArgumentMetadata): boolean {
  return type === 'param' || (type === 'query' && 'id' in errors);
}

/** Nested errors are named by their path: `details.0.text`. */
function fieldErrors(faults: Fault[], prefix = ''): FieldErrors {
  const entries = faults.flatMap((fault) => {
    const field = prefix + fault.property;
    const own = fault.constraints ? [[field, messagesOf(fault)] as const] : [];
    return [...own, ...Object.entries(fieldErrors(fault.children ?? [], `${field}.`))];
  });
  return Object.fromEntries(entries);
}

/** The library's messages are for programmers: a general message replaces them. */
function messagesOf({ constraints = {}, contexts = {} }: Fault): string[] {
  return Object.entries(constraints).map(([name, message]) =>
    hasMessage(contexts[name])
      ? message
      : (FALLBACKS[name] ?? FIELD_MESSAGES.value)(currentLanguage()),
  );
}

const FALLBACKS: Record<string, Message | undefined> = {
  isDefined: FIELD_MESSAGES.required,
  isNotEmpty: FIELD_MESSAGES.required,
  isIn: FIELD_MESSAGES.choice,
  isEmail: FIELD_MESSAGES.email,
};

/** Levels of nesting: a rich text with lists in tables needs 30. */
const DEEPEST = 64;

/** Whether a JSON body is nested too deep: the recursive validation would overflow the stack. */
export function isTooDeep(value: unknown): boolean {
  let level = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST) return true;
    level = level.filter(isNesting).flatMap((one) => Object.values(one));
  }
  return false;
}

const isNesting = (value: unknown): value is object => typeof value === 'object' && value !== null;
