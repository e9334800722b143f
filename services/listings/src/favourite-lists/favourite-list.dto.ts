import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  FIELD_MESSAGES,
  IsId,
  LARGEST_ID,
  listDto,
  TextField,
  withMessage,
} from '@phantom/service-kit';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { FAVOURITE_LIST_MESSAGES as MESSAGES } from '../common/messages.js';

/** Homes on a list. The site keeps as many favourites on a device. */
export const MOST_HOMES = 100;

/** Whoever has a link of a list may make the call. The token is in the body, because paths are logged. */
export class FavouriteListTokenDto {
  @ApiProperty({ maxLength: 100, description: 'Of a link of the list' })
  @IsString()
  @MaxLength(100)
  token: string;
}

/** 128 random bits. */
const PERSON_KEY = /^[0-9a-f]{32}$/;

const PERSON = {
  pattern: PERSON_KEY.source,
  description: 'A random number of the device. Required with the share link; ignored for the owner',
};

export class FavouriteListReaderDto extends FavouriteListTokenDto {
  @ApiPropertyOptional(PERSON)
  @IsOptional()
  @Matches(PERSON_KEY)
  person?: string;
}

/** Somebody who adds, votes or comments. */
export class FavouritePersonDto extends FavouriteListReaderDto {
  @TextField({ max: 60, required: MESSAGES.name })
  name: string;

  @IsId()
  id: number;
}

const PriceField = (): PropertyDecorator =>
  applyDecorators(
    IsOptional(),
    IsInt(),
    Min(0),
    Max(LARGEST_ID),
    ApiPropertyOptional({
      ...{ type: 'integer', nullable: true, minimum: 0, maximum: LARGEST_ID },
      description: 'When it was saved; null on request. Absent, the price of today counts',
    }),
  );

export class NewFavouriteHomeDto {
  @IsId()
  id: number;

  @PriceField()
  price?: number | null;

  @TextField({ max: 500, isBlock: true, tooLong: MESSAGES.noteTooLong })
  note?: string;
}

const CHANGES = ['add', 'remove', 'note'] as const;

/** What a device has changed of one home. */
export class FavouriteChangeDto extends NewFavouriteHomeDto {
  @ApiProperty({ enum: CHANGES })
  @IsIn(CHANGES, withMessage(FIELD_MESSAGES.choice))
  kind: (typeof CHANGES)[number];
}

const ListField = (item: new () => object, max: number): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ type: [item], maxItems: max }),
    IsArray(),
    ArrayMaxSize(max),
    ValidateNested({ each: true }),
    Type(() => item),
  );

export class NewFavouriteListDto {
  @ListField(NewFavouriteHomeDto, MOST_HOMES)
  homes: NewFavouriteHomeDto[];
}

export class FavouriteChangesDto extends FavouriteListTokenDto {
  /** All homes of a device removed, and as many added. */
  @ListField(FavouriteChangeDto, 2 * MOST_HOMES)
  changes: FavouriteChangeDto[];
}

export class FavouriteListSettingsDto extends FavouriteListTokenDto {
  @TextField({ max: 100 })
  title?: string;

  @ApiProperty({ description: 'False ends sharing; true begins it, with another link than before' })
  @IsBoolean()
  shared: boolean;
}

export class FavouriteCommentFormDto extends FavouritePersonDto {
  @TextField({ max: 500, isBlock: true, required: MESSAGES.comment })
  text: string;
}

export class FavouriteVoteFormDto extends FavouritePersonDto {
  @ApiProperty({
    ...{ type: Boolean, nullable: true },
    description: 'Thumb up, thumb down; null takes it back',
  })
  @IsOptional()
  @IsBoolean()
  up: boolean | null;
}

export class FavouriteVoteDto {
  @ApiProperty()
  name: string;

  @ApiProperty()
  up: boolean;

  @ApiProperty({ description: 'Of who asks' })
  own: boolean;
}

export class FavouriteCommentDto {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty()
  name: string;

  @ApiProperty()
  text: string;

  @ApiProperty({ format: 'date-time' })
  created_at: string;

  @ApiProperty({ description: 'Of who asks' })
  own: boolean;
}

export class FavouriteHomeDto {
  @ApiProperty({ type: 'integer', description: 'Of the listing, which may be off the market' })
  id: number;

  @ApiProperty({ type: String, nullable: true })
  address: string | null;

  @ApiProperty({ type: String, nullable: true })
  neighbourhood: string | null;

  @ApiProperty({ type: String, nullable: true })
  city: string | null;

  @ApiProperty({ type: String, nullable: true })
  state: string | null;

  @ApiProperty({ type: String, nullable: true })
  zip_code: string | null;

  @ApiProperty({ description: 'The price is a month’s rent' })
  monthly: boolean;

  @ApiProperty({ type: 'integer', nullable: true, description: 'When it was added' })
  price: number | null;

  @ApiProperty()
  note: string;

  @ApiProperty({ type: String, nullable: true, description: 'Who added it by the share link' })
  added_by: string | null;

  @ApiProperty({ format: 'date-time' })
  added_at: string;

  @ApiProperty({ type: [FavouriteVoteDto] })
  votes: FavouriteVoteDto[];

  @ApiProperty({ type: [FavouriteCommentDto], description: 'The oldest first' })
  comments: FavouriteCommentDto[];
}

export class FavouriteListDto {
  @ApiProperty({ description: 'Of the link: the page keeps it' })
  token: string;

  @ApiProperty({ enum: ['owner', 'guest'], description: 'Which link it is' })
  role: 'owner' | 'guest';

  @ApiProperty({ type: String, nullable: true })
  title: string | null;

  @ApiProperty({
    ...{ type: String, nullable: true },
    description: 'Of the share link, for the owner while the list is shared',
  })
  share_token: string | null;

  @ApiProperty({ type: [FavouriteHomeDto], description: 'The newest first' })
  homes: FavouriteHomeDto[];
}

export class FavouriteListAnswerDto extends listDto(FavouriteListDto, {
  minItems: 1,
  maxItems: 1,
}) {}
