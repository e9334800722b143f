import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsOptional, ValidateBy, type ValidationArguments } from 'class-validator';
import { currentLanguage } from '../../logging/request-context.js';
import { textOf } from '../../messages/message.js';
import { withMessage } from '../../messages/with-message.js';
import { FILE_MESSAGES } from '../file-messages.js';
import { ReceivedFile, RejectedFile } from './received-file.js';

interface FileFieldOptions {
  /** The form may be sent without a file. */
  isOptional?: boolean;
}

/** The file of a call that is a `@PostUpload()`; a `ReceivedFile`. */
export const FileField = ({ isOptional = false }: FileFieldOptions = {}): PropertyDecorator =>
  applyDecorators(
    // As it is: the library would make a plain object of it.
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
  textOf(value instanceof RejectedFile ? value.reason : FILE_MESSAGES.required, currentLanguage());
