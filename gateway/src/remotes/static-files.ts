import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { GatewayConfig } from '../config/gateway.config.js';

/**
 * A bundle's folder is named by its content, and the address of a recording carries its version: what a
 * browser has of them is good for ever.
 */
const IMMUTABLE = { maxAge: '365d', immutable: true };

/** Pictures may be drawn anew under their old names. */
const DAY_LONG = { maxAge: '1d' };

/**
 * Serves `/r/…`, `/pictures/…` and `/audio/…` out of their folders. Not awaited: that would complete the routes
 * before Nest has given them its error handler.
 */
export const serveStaticFiles = (
  fastify: FastifyInstance,
  { storeDir, picturesDir, audioDir }: GatewayConfig,
): void => {
  const common = { index: false, dotfiles: 'ignore', decorateReply: false } as const;
  void fastify.register(fastifyStatic, {
    ...common,
    ...IMMUTABLE,
    root: path.resolve(storeDir, 'r'),
    prefix: '/r/',
    preCompressed: true,
    setHeaders: (reply) => reply.setHeader('vary', 'accept-encoding'),
  });
  void fastify.register(fastifyStatic, {
    ...common,
    ...DAY_LONG,
    root: path.resolve(picturesDir),
    prefix: '/pictures/',
  });
  // Answers ranges: a player starts in the middle, and fetches no more than is listened to.
  void fastify.register(fastifyStatic, {
    ...common,
    ...IMMUTABLE,
    root: path.resolve(audioDir),
    prefix: '/audio/',
  });
};
