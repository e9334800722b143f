import { ApiProperty } from '@nestjs/swagger';
import { IdParamDto } from '../../../openapi/dto.js';
import { Type } from 'class-transformer';
import { IsInt, IsString, MaxLength } from 'class-validator';

export class FileParamDto extends IdParamDto {
  @ApiProperty({ example: 'hardship-letter.pdf' })
  @IsString()
  @MaxLength(120)
  name: string;
}

export class FileQueryDto {
  @ApiProperty({ type: 'integer', description: 'Seconds since 1970' })
  @Type(() => Number)
  @IsInt()
  expires: number;

  @ApiProperty()
  @IsString()
  @MaxLength(64)
  signature: string;
}
