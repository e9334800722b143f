import { applyDecorators, Header, HttpCode, Post } from '@nestjs/common';
import { Public } from '../auth/decorators.js';

/** A POST that responds with 200, as all calls of this API do; Nest's default is 201. */
export const PostOk = (path?: string | string[]): MethodDecorator =>
  applyDecorators(Post(path), HttpCode(200));

/** Seconds. */
const POLICY = {
  // For going back to a page. Changes cannot empty a browser's cache.
  'max-age': 10,
  's-maxage': 60,
  'stale-while-revalidate': 300,
  // An old list is better than none while the service is down.
  'stale-if-error': 86_400,
};

const CACHE_CONTROL = Object.entries(POLICY).map(([name, seconds]) => `${name}=${seconds}`);

/** A public read that the gateway may cache, also while the service is down. Changes of employees empty the cache at once. */
export const PublicRead = (): MethodDecorator =>
  applyDecorators(Public(), Header('Cache-Control', ['public', ...CACHE_CONTROL].join(', ')));
