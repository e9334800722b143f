import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../errors/app-error.js';
import { codeOf } from '../../errors/error-code.js';
import { BadRequestError, UnsupportedMediaTypeError } from '../../errors/errors.js';
import { currentLanguage } from '../../logging/request-context.js';
import { type Message, textOf } from '../../messages/message.js';
import { FILE_MESSAGES } from '../file-messages.js';
import { withValues } from '../filled.js';
import { MEGABYTE, type UploadRules } from './upload-rules.js';

const LIMITS = { files: 1, fields: 30, parts: 32, fieldSize: 20_000, headerPairs: 20 };

/**
 * Reads a multipart request to its end, so that whoever sends it can read the answer. A file in another field than the
 * one agreed upon counts as none.
 */
export async function readParts(
  request: FastifyRequest,
  rules: UploadRules,
  take: (part: MultipartFile) => Promise<unknown>,
): Promise<Record<string, unknown>> {
  if (!request.isMultipart()) throw new UnsupportedMediaTypeError();
  const body: Record<string, unknown> = {};
  let isTooLarge = false;
  try {
    const limits = { ...LIMITS, fileSize: rules.maxBytes };
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field') body[part.fieldname] = part.value;
      else if (part.fieldname !== rules.field) part.file.resume();
      else {
        body[rules.field] = await take(part);
        isTooLarge = part.file.truncated;
      }
    }
  } catch (error) {
    throw readingFailure(error, rules);
  }
  if (isTooLarge) throw tooLarge(rules);
  return body;
}

function readingFailure(error: unknown, rules: UploadRules): unknown {
  const code = codeOf(error);
  if (code === 'FST_FILES_LIMIT') return refusal(413, FILE_MESSAGES.tooMany, rules);
  // The parser says in words alone what is wrong with a form; codes are those of Fastify, or of our own disk.
  return error instanceof AppError || code ? error : new BadRequestError();
}

const tooLarge = (rules: UploadRules): AppError =>
  refusal(413, withValues(FILE_MESSAGES.tooLarge, { limit: rules.maxBytes / MEGABYTE }), rules);

const refusal = (status: number, message: Message, { field }: UploadRules) =>
  new AppError(status, message, { errors: { [field]: [textOf(message, currentLanguage())] } });
