import { DatabaseConfig } from '@phantom/service-kit';
import { IsOptional, IsString, IsUrl } from 'class-validator';

/** What an invitation from the command line needs of the service's environment. */
export class InvitationConfig extends DatabaseConfig {
  /** As the service has it: without a mail server the link is printed. */
  @IsOptional()
  @IsString()
  smtpUrl?: string;

  /** The address under which browsers reach the product. */
  @IsUrl({ protocols: ['http', 'https'], require_protocol: true, require_tld: false })
  publicOrigin = 'http://localhost:8000';
}
