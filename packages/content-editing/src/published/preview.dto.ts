import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { OkDto } from '@phantom/service-kit';
import { ArrayMaxSize, IsArray, IsIn, IsInt, IsOptional } from 'class-validator';

export class NewPreviewDto {
  @ApiProperty({ type: [Number], description: 'The entries whose drafts are shown' })
  @IsArray()
  @ArrayMaxSize(100)
  @IsInt({ each: true })
  entry_ids: number[];

  @ApiPropertyOptional({
    description: 'For somebody without an account: valid for a week, not for an hour',
  })
  @IsOptional()
  @IsIn([true, false])
  is_shared?: boolean;
}

export class PreviewDto extends OkDto {
  @ApiProperty({ description: 'For the query of a page: `?preview={token}`' })
  token: string;

  @ApiProperty({ format: 'date-time' })
  expires_at: string;
}
