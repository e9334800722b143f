import { IsISO8601, IsOptional } from 'class-validator';

export class EndsQueryDto {
  /** `as_of` of the last answer. */
  @IsOptional()
  @IsISO8601({ strict: true, strictSeparator: true })
  since?: string;
}
