import { ApiProperty } from '@nestjs/swagger';
import { FileField, MEGABYTE, PICTURE_KINDS, type ReceivedFile } from '@phantom/files';
import { OkDto } from '@phantom/service-kit';
import { Matches } from 'class-validator';

/** Pixels per side: twice the largest size on a page. */
const SIDE = 512;

/** Twice the default of phone cameras. Everybody with an account may upload an image, so the limit is low. */
const MAX_PIXELS = 25_000_000;

export const PROFILE_IMAGE_RULES = {
  field: 'image',
  kinds: PICTURE_KINDS,
  maxBytes: 5 * MEGABYTE,
  maxPixels: MAX_PIXELS,
  squareSide: SIDE,
};

export class NewProfileImageDto {
  @FileField()
  image: ReceivedFile;
}

export class ProfileImageDto extends OkDto {
  @ApiProperty({ description: 'The address of the picture: WebP, 512 × 512 pixels' })
  image: string;
}

export class ProfileImageParamDto {
  @Matches(/^[0-9a-f-]{36}\.webp$/)
  @ApiProperty({ example: '00000000-0000-4000-8000-000000000000.webp' })
  name: string;
}
