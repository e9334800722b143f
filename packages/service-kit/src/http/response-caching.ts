import { createHash } from 'node:crypto';
import { currentPreviewToken } from '../context/request-context.js';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** Sets the caching of a response: none by default. A public one gets an ETag, and 304 for a client that has it. */
export function setCaching(fastify: FastifyInstance): void {
  fastify.addHook('onSend', (request, reply, payload, done) => {
    // A response with drafts is for one client.
    const isPrivate = !reply.hasHeader('Cache-Control') || currentPreviewToken() !== undefined;
    if (isPrivate) reply.header('Cache-Control', 'private, no-store');
    if (!isPublic(reply) || !(typeof payload === 'string' || Buffer.isBuffer(payload))) {
      return done(null, payload);
    }
    const etag = `"${createHash('sha1').update(payload).digest('base64url')}"`;
    reply.header('ETag', etag);
    if (!isKnown(etag, request.headers['if-none-match'])) return done(null, payload);
    reply.code(304);
    done(null, null);
  });
}

function isPublic(reply: FastifyReply): boolean {
  const cacheControl = String(reply.getHeader('Cache-Control'));
  return reply.statusCode === 200 && cacheControl.startsWith('public') && !reply.hasHeader('ETag');
}

/** The weak comparison of RFC 9110, 13.1.2: a proxy that compresses weakens the tag. */
function isKnown(etag: string, ifNoneMatch = ''): boolean {
  const known = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return known.includes(etag) || known.includes('*');
}
