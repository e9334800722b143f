import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { REVOCATION_STREAM_PATH } from '@phantom/service-kit';
import { ContentChangeSender, RevocationSender } from './stream-senders.js';

export interface Received {
  request: IncomingMessage;
  response: ServerResponse;
}

/** A service whose responses the test decides. */
export interface Upstream {
  url: string;
  /** Sets the response; 200 with `{ error: 0 }` by default. */
  answer: (listener: RequestListener) => void;
  /** The revocation stream, for gateways that are started with `revocationsOf`. */
  revocations: RevocationSender;
  /** The stream of content changes, which every gateway follows. */
  contentChanges: ContentChangeSender;
  /** All requests so far, without those that gateways make by themselves. */
  received: Received[];
  /** The next request to come in. */
  next: () => Promise<Received>;
  close: () => Promise<void>;
}

const answerOk: RequestListener = (_request, response) => {
  response.setHeader('content-type', 'application/json').end('{"error":0}');
};

/** @param port a free one unless told */
export const startUpstream = async (port = 0): Promise<Upstream> => {
  let listener = answerOk;
  const received: Received[] = [];
  const revocations = new RevocationSender();
  const contentChanges = new ContentChangeSender();
  const server = createServer((request, response) => {
    for (const stream of [revocations, contentChanges]) {
      if (stream.isAsked(request)) return stream.answer(request, response);
    }
    received.push({ request, response });
    listener(request, response);
    server.emit('received', { request, response });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${address.port}`,
    answer: (given) => (listener = given),
    revocations,
    contentChanges,
    received,
    next: async () => (await once(server, 'received'))[0] as Received,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};

/** The setting by which a gateway follows the revocations of an upstream. */
export const revocationsOf = ({ url }: Upstream) => ({
  REVOCATIONS_URL: `${url}${REVOCATION_STREAM_PATH}`,
});

/** The body of a request, read whole. */
export const textOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
};
