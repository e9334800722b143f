import { BadRequestError } from '@phantom/service-kit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { bufferedBody, hasBody } from '../api/request-body.js';
import { POLICY_REPORTS } from './policy-reports/policy-reports-path.js';

/** Bytes. */
const BODY_LIMIT = 8 * 1024;
/** Browsers collect reports, and each repeats the policy of its page. */
const REPORTS_LIMIT = 32 * 1024;

/** Reads the bodies of the gateway's own calls; all others stay streams. */
export const readJsonBodies = (fastify: FastifyInstance): void => {
  fastify.addHook('preValidation', async (request) => {
    if (request.url.startsWith('/api/site/')) request.body = await jsonOf(request);
  });
};

const limitOf = (url: string): number => (url === POLICY_REPORTS ? REPORTS_LIMIT : BODY_LIMIT);

const jsonOf = async ({ raw, url }: FastifyRequest): Promise<unknown> => {
  if (!hasBody(raw)) return undefined;
  const text = (await bufferedBody(raw, { limit: limitOf(url) })).toString('utf8');
  try {
    return JSON.parse(text);
  } catch {
    throw new BadRequestError();
  }
};
