import { Type } from 'class-transformer';
import { IsEmail, IsInt, IsOptional, IsUrl, Min, ValidateIf } from 'class-validator';
import { ServiceConfig } from '../config/service-config.js';

/** The environment of a service that sends mails. */
export class MailConfig extends ServiceConfig {
  /** The server that mails go out by: `smtps://name:password@host`. Without one none is sent. */
  @IsOptional()
  @IsUrl({ protocols: ['smtp', 'smtps'], require_protocol: true, require_tld: false })
  smtpUrl?: string;

  /** Whom mails come from. */
  @ValidateIf(hasMailServer)
  @IsEmail()
  mailFrom?: string;

  /** Who of the staff reads notices. */
  @IsOptional()
  @IsEmail()
  mailTo?: string;

  /** Milliseconds between two looks for mails that are due. */
  @Type(() => Number)
  @IsInt()
  @Min(10)
  mailInterval = 5_000;
}

export function hasMailServer({ smtpUrl }: MailConfig): boolean {
  return smtpUrl !== undefined;
}
