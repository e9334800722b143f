import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { FIELD_MESSAGES, withMessage } from '@phantom/service-kit';
import { IsOptional, IsString, Matches, MaxLength } from 'class-validator';

/** Which text the person agreed to. */
export const ConsentVersionField = (): PropertyDecorator =>
  applyDecorators(
    IsOptional(),
    Matches(/^[\w.-]{1,20}$/, withMessage(FIELD_MESSAGES.value)),
    ApiPropertyOptional({
      maxLength: 20,
      example: '2026-11',
      description: 'Which text the person agreed to',
    }),
  );

/** Whoever has a link of a mail may make the call. The token is in the body, because paths are logged. */
export class SubscriptionTokenDto {
  @ApiProperty({ maxLength: 100, description: 'Of a link in a mail' })
  @IsString()
  @MaxLength(100)
  token: string;
}
