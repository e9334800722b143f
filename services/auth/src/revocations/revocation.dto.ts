import { IsISO8601, IsOptional } from 'class-validator';

export class RevokedSessionsQueryDto {
  /** The `as_of` of the last response. */
  @IsOptional()
  @IsISO8601({ strict: true, strictSeparator: true })
  since?: string;
}

export interface RevokedSessionsDto {
  /** The time of the database. The next request passes it as `since`. */
  as_of: string;
  ended: { id: string; until: string }[];
}
