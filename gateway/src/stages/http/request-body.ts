import type { IncomingMessage } from 'node:http';
import { type Readable, Transform, type TransformCallback, type Writable } from 'node:stream';
import { AppError, MESSAGES, PayloadTooLargeError } from '@phantom/service-kit';
import { ClientDisconnectedError } from '../../common/downstream-client.js';

/** Milliseconds in which a client has to send at least `MIN_BYTES` of a body, or its end. */
const BODY_WINDOW = 10_000;
const MIN_BYTES = 4 * 1024;

/** 408: the client sends its body too slowly. */
export class SlowBodyError extends AppError {
  constructor() {
    super(408, MESSAGES.badRequest);
  }
}

/** Aborts a body that the client sends too slowly. While our side does not read, no bytes are expected. */
const enforceMinimumRate = (
  request: IncomingMessage,
  body: Writable,
  bytes: () => number,
  window: number,
): void => {
  let before = 0;
  const timer = setInterval(() => {
    const came = bytes() - before;
    before += came;
    const isWaitedFor = !request.complete && !body.writableNeedDrain;
    if (isWaitedFor && came < MIN_BYTES) body.destroy(new SlowBodyError());
  }, window);
  body.once('close', () => clearInterval(timer));
};

const MIB = 1024 * 1024;

const BODY_LIMIT = MIB;
const MULTIPART_LIMIT = 25 * MIB;
/** For calls that take large files: 100 MB and the rest of the form. */
export const LARGE_UPLOAD_LIMIT = 101 * MIB;

const bodyLimitOf = (contentType = ''): number =>
  contentType.toLowerCase().startsWith('multipart/') ? MULTIPART_LIMIT : BODY_LIMIT;

interface BodyBounds {
  /** Bytes; by default the limit of the media type. */
  limit?: number;
  /** Milliseconds, as in `enforceMinimumRate`. */
  window?: number;
}

/** `Content-Length`; undefined for a chunked body. */
export const announcedLength = ({ headers }: IncomingMessage): number | undefined =>
  headers['content-length'] === undefined ? undefined : Number(headers['content-length']);

export const hasBody = (request: IncomingMessage): boolean =>
  request.headers['transfer-encoding'] !== undefined || (announcedLength(request) ?? 0) > 0;

/**
 * The body as a stream that counts its bytes. A failed upstream call destroys the stream that it was sending: a stream of
 * its own keeps the connection of the client alive.
 *
 * @throws PayloadTooLargeError if the announced length is over the limit. The stream fails with the same error when a
 * chunked body exceeds the limit, and with SlowBodyError when the client sends too slowly.
 */
export const limitedBody = (
  request: IncomingMessage,
  { limit = bodyLimitOf(request.headers['content-type']), window = BODY_WINDOW }: BodyBounds = {},
): Readable => {
  if ((announcedLength(request) ?? 0) > limit) throw new PayloadTooLargeError();
  const body = request.pipe(new ByteLimit(limit));
  enforceMinimumRate(request, body, () => body.bytes, window);
  // The reader of the body handles the error. Without a listener it would end the process.
  body.on('error', () => undefined);
  // The rest of the body has to be read, or the connection could not be reused.
  body.on('close', () => request.resume());
  return body;
};

/** Reads the complete body. @throws ClientDisconnectedError if the client disconnects before its end, else as `limitedBody` */
export const bufferedBody = async (
  request: IncomingMessage,
  bounds?: BodyBounds,
): Promise<Buffer> => {
  // The client disconnected during an earlier stage: there will be no event any more.
  if (request.destroyed) throw new ClientDisconnectedError();
  const body = limitedBody(request, bounds);
  request.once('close', () => {
    if (!request.readableEnded) body.destroy(new ClientDisconnectedError());
  });
  const chunks: Buffer[] = [];
  for await (const chunk of body) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};

class ByteLimit extends Transform {
  bytes = 0;

  constructor(private readonly limit: number) {
    super();
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.bytes += chunk.byteLength;
    if (this.bytes > this.limit) done(new PayloadTooLargeError());
    else done(null, chunk);
  }
}
