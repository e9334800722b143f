import multipart from '@fastify/multipart';
import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  type OnModuleInit,
  SetMetadata,
  UseInterceptors,
} from '@nestjs/common';
import { HttpAdapterHost, Reflector } from '@nestjs/core';
import { type FastifyAdapter, RouteConfig } from '@nestjs/platform-fastify';
import { ApiConsumes, ApiProperty } from '@nestjs/swagger';
import {
  currentLanguage,
  PostOk,
  UnsupportedMediaTypeError,
  withMessage,
} from '@phantom/service-kit';
import { Transform } from 'class-transformer';
import { IsOptional, ValidateBy, type ValidationArguments } from 'class-validator';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { FILE_MESSAGES } from './messages.js';
import { ReceivedFile, RejectedFile } from './received-file.js';
import { UploadReceiver } from './upload-receiver.service.js';
import type { UploadRules } from './upload-rules.js';

const UPLOAD_RULES = 'phantom:upload-rules';

/** Runs after the guards: the body of a request without permission is not read. */
@Injectable()
class UploadInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly receiver: UploadReceiver,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    return from(this.handle(context, next));
  }

  private async handle(context: ExecutionContext, next: CallHandler): Promise<unknown> {
    const rules = this.reflector.get<UploadRules>(UPLOAD_RULES, context.getHandler());
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const { body, discard } = await this.receiver.receive(request, rules);
    request.body = body;
    try {
      return await lastValueFrom(next.handle(), { defaultValue: undefined });
    } finally {
      await discard();
    }
  }
}

/** Parses multipart bodies of the calls that take uploads; every other call refuses them with 415. */
@Injectable()
export class MultipartParser implements OnModuleInit {
  constructor(private readonly adapterHost: HttpAdapterHost<FastifyAdapter>) {}

  onModuleInit(): void {
    const fastify = this.adapterHost.httpAdapter.getInstance<FastifyInstance>();
    // A file that is too large is read to its end, so that the client can read the response.
    // Not awaited: that would complete the routes before the error handler is set.
    void fastify.register(multipart, { throwFileSizeLimit: false });
    fastify.addHook('preValidation', (request, _reply, done) => {
      const config = request.routeOptions.config as { takesUpload?: boolean };
      const isMisplaced = request.isMultipart() && !config.takesUpload;
      done(isMisplaced ? new UnsupportedMediaTypeError() : undefined);
    });
  }
}

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

interface FileFieldOptions {
  /** The form may be sent without a file. */
  isOptional?: boolean;
}

/** The `ReceivedFile` of a `@PostUpload()`. */
export const FileField = ({ isOptional = false }: FileFieldOptions = {}): PropertyDecorator =>
  applyDecorators(
    // Unchanged: the library would convert it to a plain object.
    Transform(({ obj, key }: { obj: Record<string, unknown>; key: string }) => obj[key]),
    ...(isOptional ? [IsOptional()] : []),
    ValidateBy(
      {
        name: 'isReceivedFile',
        validator: { validate: (value: unknown) => value instanceof ReceivedFile },
      },
      { ...withMessage(FILE_MESSAGES.required), message: reasonOf },
    ),
    ApiProperty({ type: 'string', format: 'binary', required: !isOptional }),
  );

const reasonOf = ({ value }: ValidationArguments): string =>
  (value instanceof RejectedFile ? value.reason : FILE_MESSAGES.required)(currentLanguage());
