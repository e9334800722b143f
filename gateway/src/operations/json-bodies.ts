import { BadRequestError } from '@phantom/service-kit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { bufferedBody, hasBody } from '../api/request-body.js';

/** Bytes. */
const BODY_LIMIT = 8 * 1024;

/** Reads the bodies of the gateway's own calls; all others stay streams. */
export const readJsonBodies = (fastify: FastifyInstance): void => {
  fastify.addHook('preValidation', async (request) => {
    if (request.url.startsWith('/api/site/')) request.body = await jsonOf(request);
  });
};

const jsonOf = async ({ raw }: FastifyRequest): Promise<unknown> => {
  if (!hasBody(raw)) return undefined;
  const text = (await bufferedBody(raw, { limit: BODY_LIMIT })).toString('utf8');
  try {
    return JSON.parse(text);
  } catch {
    throw new BadRequestError();
  }
};
