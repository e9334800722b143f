import { applyDecorators, Header, HttpCode, Post } from '@nestjs/common';
import { Public } from '../auth/decorators.js';

/** A POST that answers 200, as all calls of this API do; Nest's own answers 201. */
export const PostOk = (path?: string | string[]): MethodDecorator =>
  applyDecorators(Post(path), HttpCode(200));

/** Seconds. */
const POLICY = {
  // A page that is left and come back to; the gateway's memory cannot be emptied in a browser.
  'max-age': 10,
  's-maxage': 60,
  'stale-while-revalidate': 300,
  // A day-old list of homes is better than none while the service is down.
  'stale-if-error': 86_400,
};

const CACHE_CONTROL = Object.entries(POLICY).map(([name, seconds]) => `${name}=${seconds}`);

/**
 * A read that anyone may do and the gateway may keep: for a minute as it is, for five more while it is
 * fetched anew, for a day while the service is down. Staff changes empty that memory at once. Browsers
 * ask again after ten seconds, with the answer's ETag; a failure is never kept.
 */
export const PublicRead = (): MethodDecorator =>
  applyDecorators(Public(), Header('Cache-Control', ['public', ...CACHE_CONTROL].join(', ')));
