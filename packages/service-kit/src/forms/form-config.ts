import { Type } from 'class-transformer';
import { IsEmail, IsInt, IsOptional, IsUrl, Min, ValidateIf } from 'class-validator';
import { ServiceConfig } from '../config/service-config.js';

/** The environment of a service that takes public forms. */
export class FormConfig extends ServiceConfig {
  /** The server that notices go out by: `smtps://name:password@host`. Without one none is sent. */
  @IsOptional()
  @IsUrl({ protocols: ['smtp', 'smtps'], require_protocol: true, require_tld: false })
  smtpUrl?: string;

  /** Whom notices come from. */
  @ValidateIf(hasServer)
  @IsEmail()
  mailFrom?: string;

  /** Who reads them. */
  @ValidateIf(hasServer)
  @IsEmail()
  mailTo?: string;

  /** Milliseconds between two looks for notices that are due. */
  @Type(() => Number)
  @IsInt()
  @Min(10)
  mailInterval = 5_000;

  /** Milliseconds that a person needs at least for a form; faster ones are spam. */
  @Type(() => Number)
  @IsInt()
  @Min(0)
  formMinElapsed = 2_000;
}

function hasServer({ smtpUrl }: FormConfig): boolean {
  return smtpUrl !== undefined;
}
