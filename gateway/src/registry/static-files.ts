import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { ServiceUnavailableError } from '@phantom/service-kit';
import type { FastifyInstance } from 'fastify';
import type { GatewayConfig } from '../config/gateway.config.js';
import type { BundleFiles } from './bundle-files.js';
import { servedTiles } from './map-tiles.js';
import { drawMissingPicture, withoutMissingCrop } from './missing-pictures.js';

/** The addresses of bundles and map tiles contain a hash, that of a recording its version: none ever changes. */
const IMMUTABLE = { maxAge: '365d', immutable: true };

/** A picture may change under its name. */
const DAY_LONG = { maxAge: '1d' };

/**
 * Serves `/r/…`, `/pictures/…`, `/audio/…` and `/maps/…` from their folders. Not awaited: that would complete the routes before Nest
 * sets the error handler.
 */
export const serveStaticFiles = (
  fastify: FastifyInstance,
  { picturesDir, picturesUrl, audioDir }: GatewayConfig,
  bundles: BundleFiles,
): void => {
  const common = { index: false, dotfiles: 'ignore', decorateReply: false } as const;
  void fastify.register(async (scope) => {
    scope.addHook('onRequest', async ({ params }) => {
      const { '*': file } = params as { '*': string };
      await bundles.ensureFile(`/r/${file}`).catch((error: unknown) => {
        throw new ServiceUnavailableError(error);
      });
    });
    await scope.register(fastifyStatic, {
      ...common,
      ...IMMUTABLE,
      root: path.join(bundles.root, 'r'),
      prefix: '/r/',
      preCompressed: true,
      setHeaders: (reply) => reply.header('vary', 'accept-encoding'),
    });
  });
  const root = path.resolve(picturesDir);
  const drawMissing = drawMissingPicture(root, picturesUrl);
  void fastify.register(async (scope) => {
    scope.addHook('onRequest', async ({ params, raw }) => {
      const { '*': asked } = params as { '*': string };
      await drawMissing?.(asked);
      const served = await withoutMissingCrop(root, asked);
      if (served === asked) return;
      await drawMissing?.(served);
      // The plugin reads the path from here.
      raw.url = `/pictures/${served}`;
    });
    await scope.register(fastifyStatic, {
      ...common,
      ...DAY_LONG,
      root,
      prefix: '/pictures/',
    });
  });
  // Supports ranges: a player can start in the middle.
  void fastify.register(fastifyStatic, {
    ...common,
    ...IMMUTABLE,
    root: path.resolve(audioDir),
    prefix: '/audio/',
  });
  // Supports ranges: a browser reads the tiles that it shows.
  const { folder, prefix } = servedTiles();
  void fastify.register(fastifyStatic, {
    ...common,
    ...IMMUTABLE,
    root: folder,
    prefix,
    setHeaders: (reply) => reply.header('content-type', 'application/vnd.pmtiles'),
  });
};
