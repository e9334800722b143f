import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { ServiceUnavailableError } from '@phantom/service-kit';
import type { FastifyInstance } from 'fastify';
import type { GatewayConfig } from '../config/gateway.config.js';
import type { BundleFiles } from './bundle-files.js';

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
  { picturesDir, audioDir }: GatewayConfig,
  bundles: BundleFiles,
): void => {
  const common = { index: false, dotfiles: 'ignore', decorateReply: false } as const;
  void fastify.register(async (scope) => {
    scope.addHook('onRequest', async ({ params }) => {
      const { '*': file } = params as { '*': string };
      await bundles.bring(`/r/${file}`).catch((error: unknown) => {
        throw new ServiceUnavailableError(error);
      });
    });
    await scope.register(fastifyStatic, {
      ...common,
      ...IMMUTABLE,
      root: path.join(bundles.root, 'r'),
      prefix: '/r/',
      preCompressed: true,
      setHeaders: (reply) => reply.setHeader('vary', 'accept-encoding'),
    });
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
