import { ServiceConfig } from '@phantom/service-kit';
import { IsNotEmpty, IsString, MinLength } from 'class-validator';
import type { FilesConfig } from './files.config.js';

export class PropertiesConfig extends ServiceConfig implements FilesConfig {
  override port = 8104;

  @IsString()
  @IsNotEmpty()
  filesDir: string;

  /** Signs the links under which files are handed out; a new key ends all links at once. */
  @IsString()
  @MinLength(32)
  filesSigningKey: string;
}
