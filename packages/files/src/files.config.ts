import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { IsSecret } from '@phantom/service-kit';
import { IsNotEmpty, IsOptional, IsString, IsUrl, ValidateIf } from 'class-validator';

/** Where a service keeps files: in a folder, or, once `FILES_S3_BUCKET` and its like are set, in a bucket. */
export class FilesConfig {
  /** The folder; made when the first file is written. */
  @ValidateIf((config: FilesConfig) => !hasBucket(config))
  @IsString()
  @IsNotEmpty()
  filesDir: string;

  /** Where a file lies until it is known whether it is kept; the system's own folder for such things by default. */
  @IsString()
  @IsNotEmpty()
  filesUploadDir = join(tmpdir(), 'phantom-uploads');

  @ValidateIf(hasBucket)
  @IsString()
  filesS3Bucket?: string;

  /** As the store names it: `eu-central-1`, or `auto`. */
  @ValidateIf(hasBucket)
  @IsString()
  filesS3Region?: string;

  @ValidateIf(hasBucket)
  @IsString()
  filesS3AccessKeyId?: string;

  @ValidateIf(hasBucket)
  @IsString()
  filesS3SecretAccessKey?: string;

  /** Only for a store that is not Amazon's: `https://s3.example.com`. */
  @IsOptional()
  @IsUrl({ protocols: ['http', 'https'], require_protocol: true, require_tld: false })
  filesS3Endpoint?: string;
}

/** Half of a configuration is a fault, not a folder. */
function hasBucket(config: FilesConfig): boolean {
  return [
    config.filesS3Bucket,
    config.filesS3Region,
    config.filesS3Endpoint,
    config.filesS3AccessKeyId,
    config.filesS3SecretAccessKey,
  ].some((value) => value !== undefined);
}

/** What a service needs that hands out files by links which open for a quarter of an hour. */
export class FileLinkConfig {
  @IsSecret()
  filesSigningKey: string;

  /** A second key by which links open, and none is made: the next one before it signs, or the last while its links last. */
  @IsOptional()
  @IsSecret()
  filesSigningKeyOther?: string;
}
