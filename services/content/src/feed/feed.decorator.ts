import { applyDecorators, Header } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { PublicRead } from '@phantom/service-kit';

type FeedType = `application/${'atom' | 'rss'}+xml`;

export const FeedRead = (type: FeedType, description: string): MethodDecorator =>
  applyDecorators(
    PublicRead(),
    Header('Content-Type', `${type}; charset=utf-8`),
    ApiOkResponse({ description, content: { [type]: { schema: { type: 'string' } } } }),
  );
