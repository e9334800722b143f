import { applyDecorators, Header } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { PublicRead } from '@phantom/service-kit';

/** `application/atom+xml` or `application/rss+xml`. */
type FeedType = `application/${'atom' | 'rss'}+xml`;

/** A public read whose answer is a feed. */
export const FeedRead = (type: FeedType, description: string): MethodDecorator =>
  applyDecorators(
    PublicRead(),
    Header('Content-Type', `${type}; charset=utf-8`),
    ApiOkResponse({ description, content: { [type]: { schema: { type: 'string' } } } }),
  );
