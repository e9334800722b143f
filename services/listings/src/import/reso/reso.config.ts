import { IsInteger } from '@phantom/service-kit';
import { IsNotEmpty, IsOptional, IsString, Matches, ValidateIf } from 'class-validator';
import { ImportConfig } from '../import.config.js';

/** A secret crosses the network to these URLs: without TLS only to the same machine. */
const SAFE_URL = /^https:\/\/|^http:\/\/(127\.0\.0\.1|localhost)[:/]/;
const IsSafeUrl = () => Matches(SAFE_URL, { message: '$property must begin with https://' });

const hasNoToken = ({ resoToken }: ResoConfig) => !resoToken;

/** A RESO Web API, and how to sign in: a fixed token, or the client credentials of OAuth 2. */
export class ResoConfig extends ImportConfig {
  /** The service root, such as `https://api.example.com/reso/odata`. */
  @IsSafeUrl()
  resoUrl: string;

  @IsOptional()
  @IsString()
  resoToken?: string;

  @ValidateIf(hasNoToken)
  @IsSafeUrl()
  resoTokenUrl: string;

  @ValidateIf(hasNoToken)
  @IsNotEmpty()
  resoClientId: string;

  @ValidateIf(hasNoToken)
  @IsNotEmpty()
  resoClientSecret: string;

  @IsString()
  @IsNotEmpty()
  resoScope = 'api';

  /** A condition of OData that all requests have, such as `OriginatingSystemName eq 'example'`. */
  @IsOptional()
  @IsString()
  resoFilter?: string;

  /** Records in a page. Servers allow 200 to 1,000 with pictures. */
  @IsInteger(1, 5_000)
  resoPageSize = 200;
}
