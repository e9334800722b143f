import { applyDecorators, SetMetadata, UseInterceptors } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiConsumes } from '@nestjs/swagger';
import { PostOk } from '../../http/post-ok.decorator.js';
import { UPLOAD_RULES, UploadInterceptor } from './upload.interceptor.js';
import type { UploadRules } from './upload-rules.js';

/**
 * A POST that takes `multipart/form-data` with one file. The DTO of its `@Body()` has the file in a `@FileField()` of the
 * name `rules.field`, and the texts in fields as those of any other body. The module imports `FilesModule`.
 */
export const PostUpload = (path: string, rules: UploadRules): MethodDecorator =>
  applyDecorators(
    PostOk(path),
    RouteConfig({ takesUpload: true }),
    SetMetadata(UPLOAD_RULES, rules),
    UseInterceptors(UploadInterceptor),
    ApiConsumes('multipart/form-data'),
  );
