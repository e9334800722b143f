import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { FIELD_MESSAGES, IsId, withMessage } from '@phantom/service-kit';
import { Type } from 'class-transformer';
import {
  Allow,
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsInt,
  IsString,
  Matches,
  MaxLength,
  ValidateNested,
} from 'class-validator';
import { CODE } from './entry.dto.js';

export class NewContentEntryDto {
  @ApiProperty()
  @IsString()
  @Matches(CODE)
  type: string;

  @IsId({ isOptional: true })
  @ApiPropertyOptional({ type: 'integer', description: 'The entry that is duplicated' })
  copy_of?: number;
}

export class DraftFieldDto {
  @ApiProperty({ example: 'texts.en.title' })
  @IsString()
  @MaxLength(80)
  path: string;

  @ApiProperty({ nullable: true, description: 'Null removes it' })
  @Allow()
  value: unknown;
}

export class DraftChangeDto {
  @ApiProperty({
    type: 'integer',
    minimum: 1,
    description: 'The version that the changes were made from',
  })
  @IsInt(withMessage(FIELD_MESSAGES.value))
  version: number;

  @ApiProperty({ type: [DraftFieldDto] })
  @IsArray()
  @ArrayMaxSize(200)
  @ValidateNested({ each: true })
  @Type(() => DraftFieldDto)
  changes: DraftFieldDto[];
}

export class EntryVersionDto {
  @ApiProperty({ type: 'integer', minimum: 1, description: 'The version that the person has seen' })
  @IsInt(withMessage(FIELD_MESSAGES.value))
  version: number;
}

export class VersionQueryDto {
  @IsId()
  version: number;
}

export class EntryOrderDto {
  @ApiProperty()
  @IsString()
  @Matches(CODE)
  type: string;

  @ApiProperty({ type: [Number], description: 'All entries of the type, in their new order' })
  @IsArray()
  @ArrayUnique()
  @ArrayMaxSize(10_000)
  @IsInt({ each: true })
  ids: number[];
}
