import { applyDecorators, Header } from '@nestjs/common';
import { Public } from '../auth/decorators.js';

/**
 * A read that anyone may do and any cache may keep: fresh for a minute, then shown for ten more
 * while it is fetched anew. Its answer carries an ETag; a failure is never kept.
 */
export const PublicRead = (): MethodDecorator =>
  applyDecorators(
    Public(),
    Header('Cache-Control', 'public, max-age=60, stale-while-revalidate=600'),
  );
