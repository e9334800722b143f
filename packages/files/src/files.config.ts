import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { IsSecret } from '@phantom/service-kit';
import { IsNotEmpty, IsOptional, IsString, IsUrl, ValidateIf } from 'class-validator';

/** Where a service stores files: in a folder, or in a bucket where `FILES_S3_*` are set. */
export class FilesConfig {
  /** The folder; created with the first file. */
  @ValidateIf((config: FilesConfig) => !hasBucket(config))
  @IsString()
  @IsNotEmpty()
  filesDir: string;

  /** The folder of temporary files. */
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

  /** Of another provider than Amazon: `https://s3.example.com`. */
  @IsOptional()
  @IsUrl({ protocols: ['http', 'https'], require_protocol: true, require_tld: false })
  filesS3Endpoint?: string;
}

/** An incomplete configuration of a bucket is an error, not a folder. */
function hasBucket(config: FilesConfig): boolean {
  return [
    config.filesS3Bucket,
    config.filesS3Region,
    config.filesS3Endpoint,
    config.filesS3AccessKeyId,
    config.filesS3SecretAccessKey,
  ].some((value) => value !== undefined);
}

/** For a service that serves files by signed links. */
export class FileLinkConfig {
  @IsSecret()
  filesSigningKey: string;

  /** A second key that opens links and signs none: the next key before it is used, or the last one while its links are valid. */
  @IsOptional()
  @IsSecret()
  filesSigningKeyOther?: string;
}
