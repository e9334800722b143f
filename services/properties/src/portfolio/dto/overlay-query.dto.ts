import { ApiPropertyOptional } from '@nestjs/swagger';
import { LANGUAGES } from '@phantom/service-kit';
import { IsOptional, IsString, MaxLength } from 'class-validator';

export class OverlayQueryDto {
  /** A frame cannot ask in another language than its browser's: the page around it says which. */
  @ApiPropertyOptional({ enum: LANGUAGES, description: 'Any other is English' })
  @IsOptional()
  @IsString()
  @MaxLength(10)
  lang?: string;
}
