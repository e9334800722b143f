import { IsId } from '@phantom/service-kit';

/** The version from which a row was asked to be removed. */
export class VersionQueryDto {
  @IsId()
  version: number;
}
