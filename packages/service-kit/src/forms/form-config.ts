import { Type } from 'class-transformer';
import { IsEmail, IsInt, Min, ValidateIf } from 'class-validator';
import { hasMailServer, MailConfig } from '../mail/mail-config.js';

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
}
