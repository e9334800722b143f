import type { MultipartFile } from '@fastify/multipart';
import { Injectable } from '@nestjs/common';
import {
  AppError,
  BadRequestError,
  codeOf,
  currentLanguage,
  type Message,
  oneLine,
  UnsupportedMediaTypeError,
} from '@phantom/service-kit';
import type { FastifyRequest } from 'fastify';
import { FILE_MESSAGES } from './messages.js';
import {
  ReceivedFile,
  RejectedFile,
  removeFile,
  TemporaryFiles,
  type Upload,
  writeHashed,
  type WrittenBytes,
} from './received-file.js';
import { redrawPicture } from './redraw-picture.js';
import { detectFileKind, MEGABYTE, type UploadRules, WEBP } from './upload-rules.js';

/** Characters of a name that are stored. */
const LONGEST_NAME = 255;

/** Receives the file of a multipart request and its text fields. */
@Injectable()
export class UploadReceiver {
  constructor(private readonly temporary: TemporaryFiles) {}

  /**
   * @throws PayloadTooLargeError, BadRequestError or UnsupportedMediaTypeError where the request cannot be read. `@FileField()`
   * reports what is wrong with the file itself.
   */
  async receive(request: FastifyRequest, rules: UploadRules): Promise<Upload> {
    const paths: string[] = [];
    const newPath = () => {
      const path = this.temporary.newPath();
      paths.push(path);
      return path;
    };
    const discard = async () => {
      await Promise.all(paths.map(removeFile));
    };
    try {
      const body = await readParts(request, rules, (part) => take(part, rules, newPath));
      return { body, discard };
    } catch (error) {
      await discard();
      throw error;
    }
  }
}

async function take(
  part: MultipartFile,
  rules: UploadRules,
  newPath: () => string,
): Promise<ReceivedFile | RejectedFile | undefined> {
  const path = newPath();
  const written = await writeHashed(part.file, path);
  // A browser sends a file without name and content where none was chosen.
  if (written.bytes === 0 && !part.filename) return undefined;
  if (written.bytes === 0) return new RejectedFile(FILE_MESSAGES.empty);
  const sent = await detectFileKind(path);
  if (!sent || !rules.kinds.includes(sent)) return new RejectedFile(notAmong(rules));
  const { maxPixels, maxSide, squareSide } = rules;
  const kind = squareSide === undefined ? sent : WEBP;
  const received = ({ bytes, sha256 }: WrittenBytes, where: string) =>
    new ReceivedFile(where, kind, bytes, sha256, nameOf(part));
  if (!sent.isRedrawn || rules.keepsOriginal || part.file.truncated) return received(written, path);
  const to = newPath();
  const redrawn = await redrawPicture({ from: path, to, kind, maxPixels, maxSide, squareSide });
  return redrawn instanceof RejectedFile ? redrawn : received(redrawn, to);
}

const notAmong =
  ({ kinds }: UploadRules): Message =>
  (language) =>
    FILE_MESSAGES.kind(language, { kinds: kinds.map(({ label }) => label).join(', ') });

const nameOf = ({ filename }: MultipartFile): string =>
  [...String(oneLine(filename ?? ''))].slice(0, LONGEST_NAME).join('');

const LIMITS = { files: 1, fields: 30, parts: 32, fieldSize: 20_000, headerPairs: 20 };

/** Reads a multipart request to its end, so that the client can read the response. A file in another field is ignored. */
async function readParts(
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
  // The parser's errors have no code. Errors with a code come from Fastify or from the disk.
  return error instanceof AppError || code ? error : new BadRequestError();
}

const tooLarge = (rules: UploadRules): AppError =>
  refusal(
    413,
    (language) => FILE_MESSAGES.tooLarge(language, { limit: rules.maxBytes / MEGABYTE }),
    rules,
  );

const refusal = (status: number, message: Message, { field }: UploadRules) =>
  new AppError(status, message, { errors: { [field]: [message(currentLanguage())] } });
