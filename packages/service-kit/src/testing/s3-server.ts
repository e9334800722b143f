import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

interface StoredObject {
  body: Buffer;
  type?: string;
  modified: Date;
  /** `x-amz-meta-…`, as it was sent. */
  metadata?: Record<string, string>;
}

/** @param pass on to the bucket, which answers */
type Listener = (request: IncomingMessage, response: ServerResponse, pass: () => void) => void;

export interface S3Server {
  endpoint: string;
  /** `bucket/key`, with what lies there. */
  objects: Map<string, StoredObject>;
  /** Refuses every request from now on. */
  fail: () => void;
  /** Sets a listener for all requests; without one the bucket answers again. */
  answerBy: (listener?: Listener) => void;
  /** Responds to the next writes with these statuses without writing, such as 409. */
  refuseWrites: (...statuses: number[]) => void;
  /** Does the next writes, and closes the connection before the response. */
  loseAnswers: (count: number) => void;
  close: () => Promise<void>;
}

/** The part of S3 that files and conditional writes need: https://docs.aws.amazon.com/AmazonS3/latest/API/ */
export async function startS3Server(): Promise<S3Server> {
  const objects: S3Server['objects'] = new Map();
  const refusals: number[] = [];
  let isFailing = false;
  let lost = 0;
  let listener = passOn;
  const asBucket = (request: IncomingMessage, response: ServerResponse): void => {
    const refusal = isFailing ? 403 : request.method === 'PUT' ? refusals.shift() : undefined;
    if (refusal !== undefined) request.resume().on('end', () => response.writeHead(refusal).end());
    else {
      if (request.method === 'PUT' && lost-- > 0) response.writeHead = () => response.destroy();
      void answer(objects, request, response);
    }
  };
  const server = createServer((request, response) =>
    listener(request, response, () => asBucket(request, response)),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    objects,
    fail: () => (isFailing = true),
    answerBy: (given = passOn) => (listener = given),
    loseAnswers: (count) => (lost = count),
    refuseWrites: (...statuses) => refusals.push(...statuses),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const passOn: Listener = (_request, _response, pass) => pass();

async function answer(
  objects: S3Server['objects'],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://s3');
  const key = decodeURIComponent(pathname.slice(1));
  if (request.method === 'PUT') {
    await write(objects, key, request, response);
  } else if (request.method === 'DELETE') {
    objects.delete(key);
    response.writeHead(204).end();
  } else if (searchParams.has('list-type')) {
    response.setHeader('Content-Type', 'application/xml');
    response.end(listing(objects, key.replace(/\/$/, ''), searchParams.get('prefix') ?? ''));
  } else read(objects, key, request, response);
}

async function write(
  objects: S3Server['objects'],
  key: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const body = await buffer(request);
  const { 'if-match': expected, 'if-none-match': none, 'content-type': type } = request.headers;
  const found = objects.get(key);
  if (expected !== undefined && !found) return void response.writeHead(404).end();
  const isExpected = expected === undefined || (found && etagOf(found.body) === expected);
  if (!isExpected || (none === '*' && found)) return void response.writeHead(412).end();

  objects.set(key, { body, type, modified: new Date(), metadata: metadataOf(request) });
  response.writeHead(200, { ETag: etagOf(body) }).end();
}

const metadataOf = ({ headers }: IncomingMessage): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).filter(
      (header): header is [string, string] =>
        header[0].startsWith('x-amz-meta-') && typeof header[1] === 'string',
    ),
  );

const etagOf = (body: Buffer): string => `"${createHash('md5').update(body).digest('hex')}"`;

function read(
  objects: S3Server['objects'],
  key: string,
  { method }: IncomingMessage,
  response: ServerResponse,
): void {
  const found = objects.get(key);
  if (!found) {
    response.writeHead(404).end();
    return;
  }
  const { body, type = 'application/octet-stream', modified, metadata } = found;
  response.writeHead(200, {
    'Content-Type': type,
    'Content-Length': body.length,
    'Last-Modified': modified.toUTCString(),
    ETag: etagOf(body),
    ...metadata,
  });
  response.end(method === 'HEAD' ? undefined : body);
}

function listing(objects: S3Server['objects'], bucket: string, prefix: string): string {
  const found = [...objects].filter(([key]) => key.startsWith(`${bucket}/${prefix}`));
  const contents = found.map(
    ([key, { body, modified }]) =>
      `<Contents><Key>${key.slice(bucket.length + 1)}</Key><LastModified>${modified.toISOString()}</LastModified><ETag>${etagOf(body)}</ETag><Size>${body.length}</Size></Contents>`,
  );
  return `<?xml version="1.0"?><ListBucketResult><Name>${bucket}</Name><KeyCount>${found.length}</KeyCount><IsTruncated>false</IsTruncated>${contents.join('')}</ListBucketResult>`;
}
