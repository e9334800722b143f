import type { MultipartFile } from '@fastify/multipart';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { oneLine } from '../../fields/clean-text.js';
import { FILE_MESSAGES } from '../file-messages.js';
import { withValues } from '../filled.js';
import { WEBP } from './file-kind.js';
import { readParts } from './read-parts.js';
import { ReceivedFile, RejectedFile, removeFile, type Upload } from './received-file.js';
import { redrawPicture } from './redraw-picture.js';
import { detectFileKind } from './tell-kind.js';
import { TemporaryFiles } from './temporary-files.js';
import type { UploadRules } from './upload-rules.js';
import { writeHashed, type WrittenBytes } from './write-hashed.js';

/** Characters of a name that are kept. */
const LONGEST_NAME = 255;

/** Takes in the one file of a multipart request, and the texts beside it. */
@Injectable()
export class UploadReceiver {
  constructor(private readonly temporary: TemporaryFiles) {}

  /**
   * @throws PayloadTooLargeError, BadRequestError or UnsupportedMediaTypeError where the request cannot be read; what is
   * wrong with the file itself is told with the form, by `@FileField()`
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
  // A browser sends a file without name and content for a field in which none was chosen.
  if (written.bytes === 0 && !part.filename) return undefined;
  if (written.bytes === 0) return new RejectedFile(FILE_MESSAGES.empty);
  const sent = await detectFileKind(path);
  if (!sent || !rules.kinds.includes(sent)) return new RejectedFile(notAmong(rules));
  const { maxPixels, maxSide, squareSide } = rules;
  const kind = squareSide === undefined ? sent : WEBP;
  const received = ({ bytes, sha256 }: WrittenBytes, where: string) =>
    new ReceivedFile(where, kind, bytes, sha256, nameOf(part));
  if (!sent.isRedrawn || part.file.truncated) return received(written, path);
  const to = newPath();
  const redrawn = await redrawPicture({ from: path, to, kind, maxPixels, maxSide, squareSide });
  return redrawn instanceof RejectedFile ? redrawn : received(redrawn, to);
}

const notAmong = ({ kinds }: UploadRules) =>
  withValues(FILE_MESSAGES.kind, { kinds: kinds.map(({ label }) => label).join(', ') });

const nameOf = ({ filename }: MultipartFile): string =>
  [...String(oneLine(filename ?? ''))].slice(0, LONGEST_NAME).join('');
