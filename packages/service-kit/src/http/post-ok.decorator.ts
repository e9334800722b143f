import { applyDecorators, HttpCode, Post } from '@nestjs/common';

/** A POST that answers 200, as all calls of this API do; Nest's own answers 201. */
export const PostOk = (path?: string | string[]): MethodDecorator =>
  applyDecorators(Post(path), HttpCode(200));
