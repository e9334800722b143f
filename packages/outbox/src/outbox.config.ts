import { ServiceConfig } from '@phantom/service-kit';
import { Type } from 'class-transformer';
import { IsEmail, IsInt, IsOptional, IsUrl, Max, Min, ValidateIf } from 'class-validator';

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

/** Ten years, in days. */
const LONGEST = 3_650;

/** The environment of a service that takes public forms. */
export class FormConfig extends MailConfig {
  /** Somebody has to read what visitors send in. */
  @ValidateIf(hasMailServer)
  @IsEmail()
  override mailTo?: string = undefined;

  /** Milliseconds that a person needs at least for a form; faster ones are spam. */
  @Type(() => Number)
  @IsInt()
  @Min(0)
  formMinElapsed = 2_000;

  /** Days after its last change for which an enquiry is kept that was answered or closed. */
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(LONGEST)
  enquiryRetentionDays = 730;

  /** Days after its last change for which spam is kept: somebody may find an enquiry in it. */
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(LONGEST)
  spamRetentionDays = 90;
}
