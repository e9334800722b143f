import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptedEncoding } from '../../cache/encoded-body.js';
import { isKnownTag } from '../../cache/entity-tag.js';
import type { KeptAnswer } from './kept-answer.js';

export interface Recipient {
  request: IncomingMessage;
  response: ServerResponse;
  requestId: string;
}

/**
 * Answers a GET or HEAD with what is kept.
 *
 * @param age of the answer, in seconds
 */
export const sendKept = async (
  answer: KeptAnswer,
  age: number,
  { request, response, requestId }: Recipient,
): Promise<void> => {
  const { headers, method } = request;
  if (answer.policy && isKnownTag(answer.etag, headers['if-none-match'])) {
    response.writeHead(304, answer.head('unchanged', age, requestId)).end();
    return;
  }
  const form = answer.body.formFor(acceptedEncoding(headers['accept-encoding'] as string));
  const made = answer.body.in(form);
  const body = Buffer.isBuffer(made) ? made : await made;
  const head = answer.head(form, age, requestId);
  head.push('content-length', String(body.byteLength));
  response.writeHead(answer.status, head).end(method === 'HEAD' ? undefined : body);
};
