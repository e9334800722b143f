import { applyDecorators, Header } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Gateway, PublicRead } from '@phantom/service-kit';

type FeedType = `application/${'atom' | 'rss'}+xml`;

export const FeedRead = (type: FeedType, description: string): MethodDecorator =>
  applyDecorators(
    PublicRead(),
    Gateway({ byLanguage: true }),
    Header('Content-Type', `${type}; charset=utf-8`),
    ApiOkResponse({ description, content: { [type]: { schema: { type: 'string' } } } }),
  );
