import { IsIn } from 'class-validator';
import { OwnerConfig } from './service-config.js';

/** Demo rows belong to accounts by their numbers: in production those are other people's. */
export class SeedConfig extends OwnerConfig {
  @IsIn(['development', 'test'], {
    message: '$property must be development or test: demo data is not for production',
  })
  nodeEnv = 'development';
}
