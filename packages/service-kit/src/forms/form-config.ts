import { Type } from 'class-transformer';
import { IsEmail, IsInt, Max, Min, ValidateIf } from 'class-validator';
import { hasMailServer, MailConfig } from '../mail/mail-config.js';

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
