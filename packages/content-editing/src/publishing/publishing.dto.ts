import { ApiPropertyOptional } from '@nestjs/swagger';
import { TextField } from '@phantom/service-kit';
import { IsISO8601, IsOptional } from 'class-validator';
import { EntryVersionDto } from '../editing/entry-change.dto.js';

export class ReviewDto extends EntryVersionDto {
  @TextField({ max: 1000, isBlock: true, description: 'To the reviewer' })
  note?: string;
}

export class PublishDto extends EntryVersionDto {
  @ApiPropertyOptional({ format: 'date-time', description: 'Later; left out, at once' })
  @IsOptional()
  @IsISO8601({ strict: true })
  publish_at?: string;

  @ApiPropertyOptional({ format: 'date-time', description: 'Visitors see it until then' })
  @IsOptional()
  @IsISO8601({ strict: true })
  unpublish_at?: string;
}
