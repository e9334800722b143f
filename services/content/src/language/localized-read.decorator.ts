import { applyDecorators, Header } from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';
import { PublicRead } from '@phantom/service-kit';

/** A public read whose texts come in the language of `@ReaderLanguage()`. */
export const LocalizedRead = (): MethodDecorator =>
  applyDecorators(
    PublicRead(),
    Header('Vary', 'Accept-Language'),
    ApiQuery({
      name: 'lang',
      required: false,
      schema: { type: 'string', example: 'de' },
      description: 'en, de, it, ru or es; without it `Accept-Language` decides, then English',
    }),
  );
