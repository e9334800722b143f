import { IsInteger } from '@phantom/service-kit';
import { IsEmail, isEmail, IsOptional, IsUrl, ValidateBy, ValidateIf } from 'class-validator';

/** The environment of a service that sends mails. */
export class MailConfig {
  /** The mail server: `smtps://name:password@host`. Without it no mail is sent. */
  @IsOptional()
  @IsUrl({ protocols: ['smtp', 'smtps'], require_protocol: true, require_tld: false })
  smtpUrl?: string;

  /** The sender. */
  @ValidateIf(hasMailServer)
  @IsEmail()
  mailFrom?: string;

  /** Who of the staff reads notices. */
  @IsOptionalEmail()
  mailTo?: string;

  /** Milliseconds between two reads of the outbox. */
  @IsInteger(10)
  mailInterval = 5_000;

  /** Mails of mailings that go out per minute, of all processes together. Other mails are not counted. */
  @IsInteger(1, 60_000)
  bulkMailRate = 300;
}

function hasMailServer({ smtpUrl }: MailConfig): boolean {
  return smtpUrl !== undefined;
}

/** Unlike `@IsOptional()` it leaves the checks of other parts in force. */
function IsOptionalEmail(): PropertyDecorator {
  return ValidateBy({
    name: 'isOptionalEmail',
    validator: {
      validate: (value) => value === undefined || isEmail(value),
      defaultMessage: () => '$property must be an email address',
    },
  });
}

function IsSetWithMailServer(): PropertyDecorator {
  return ValidateBy({
    name: 'isSetWithMailServer',
    validator: {
      validate: (value, args) => value !== undefined || !hasMailServer(args?.object as MailConfig),
    },
  });
}

/** Ten years, in days. */
const LONGEST = 3_650;

/** The environment of a service that takes public forms. */
export class FormConfig {
  /** Required with a mail server: somebody must read what visitors send in. */
  @IsSetWithMailServer()
  mailTo?: string;

  /** Milliseconds that a person needs at least for a form; faster ones count as spam. */
  @IsInteger(0)
  formMinElapsed = 2_000;

  /** Days after its last change for which an answered or closed enquiry is kept. */
  @IsInteger(1, LONGEST)
  enquiryRetentionDays = 730;

  /** Days after its last change for which spam is kept, because it may hold an enquiry. */
  @IsInteger(1, LONGEST)
  spamRetentionDays = 90;
}
