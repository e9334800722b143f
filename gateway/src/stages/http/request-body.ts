import type { IncomingMessage } from 'node:http';
import { type Readable, Transform, type TransformCallback, type Writable } from 'node:stream';
import { AppError, MESSAGES, PayloadTooLargeError } from '@phantom/service-kit';
import { ClientDisconnectedError } from '../proxy/upstream/downstream-client.js';

/** Milliseconds in which a client has to send at least so many bytes of a body, or its end. */
export const BODY_WINDOW = 10_000;
const LEAST = 4 * 1024;

/** 408: the client sends so slowly that it may never end. */
export class SlowBodyError extends AppError {
  constructor() {
    super(408, MESSAGES.badRequest);
  }
}

/**
 * Breaks a body off that its client sends too slowly. One that we take slowly is not the client's.
 *
 * @param bytes that have come
 */
export const enforceMinimumRate = (
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
    if (isWaitedFor && came < LEAST) body.destroy(new SlowBodyError());
  }, window);
  body.once('close', () => clearInterval(timer));
};

const MIB = 1024 * 1024;

const BODY_LIMIT = MIB;
const MULTIPART_LIMIT = 25 * MIB;

/** The most bytes that a request of this media type may carry. */
const bodyLimitOf = (contentType = ''): number =>
  contentType.toLowerCase().startsWith('multipart/') ? MULTIPART_LIMIT : BODY_LIMIT;

export interface BodyBounds {
  /** Bytes; those of its media type unless told. */
  limit?: number;
  /** Milliseconds: how slowly it may come, as in `enforceMinimumRate`. */
  window?: number;
}

/** The length that a request announces; undefined for a chunked body. */
export const announcedLength = ({
  headers,
}: Pick<IncomingMessage, 'headers'>): number | undefined =>
  headers['content-length'] === undefined ? undefined : Number(headers['content-length']);

export const hasBody = (request: Pick<IncomingMessage, 'headers'>): boolean =>
  request.headers['transfer-encoding'] !== undefined || (announcedLength(request) ?? 0) > 0;

/**
 * The body as a stream that counts its bytes. A stream of its own also keeps the client's
 * connection alive when the call behind fails: that destroys what it was sending.
 *
 * @throws PayloadTooLargeError if the announced length is over the limit already; a chunked body
 * breaks off with the same error as it passes the limit, and any with SlowBodyError that comes too slowly
 */
export const limitedBody = (
  request: IncomingMessage,
  { limit = bodyLimitOf(request.headers['content-type']), window = BODY_WINDOW }: BodyBounds = {},
): Readable => {
  if ((announcedLength(request) ?? 0) > limit) throw new PayloadTooLargeError();
  const body = request.pipe(new ByteLimit(limit));
  enforceMinimumRate(request, body, () => body.bytes, window);
  // Whoever sends the body tells of its failure; without a listener it would end the process.
  body.on('error', () => undefined);
  // What nobody wants any more must be read still, or the connection could not be used again.
  body.on('close', () => request.resume());
  return body;
};

/** Reads a body whole. @throws ClientDisconnectedError if its end never comes, else as `limitedBody` */
export const bufferedBody = async (
  request: IncomingMessage,
  bounds?: BodyBounds,
): Promise<Buffer> => {
  // Gone while its token was looked at: there will be no event any more.
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
