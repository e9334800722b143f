import { applyDecorators } from '@nestjs/common';
import { ApiHeader, ApiOkResponse } from '@nestjs/swagger';
import { Public } from '../auth/decorators.js';
import { PostOk } from '../http/post-ok.decorator.js';
import { MessageDto } from '../openapi/dto.js';

/** A form that anyone may send in, and send again without sending it twice. */
export const PostForm = (path: string): MethodDecorator =>
  applyDecorators(
    Public(),
    PostOk(path),
    ApiOkResponse({ type: MessageDto }),
    ApiHeader({
      name: 'Idempotency-Key',
      required: false,
      schema: { type: 'string', format: 'uuid' },
      description: 'The same key with the same form stores it once and answers as it did first',
    }),
  );
