import { ApiProperty, OmitType } from '@nestjs/swagger';
import { type Language, LANGUAGES, listDto } from '@phantom/service-kit';
import { BOROUGHS, CATEGORIES } from './project-labels.js';

export type Category = keyof typeof CATEGORIES;
export type Borough = keyof typeof BOROUGHS;

export class ProjectPlaceDto {
  @ApiProperty({ description: 'WGS84, degrees' })
  latitude: number;

  @ApiProperty({ description: 'WGS84, degrees' })
  longitude: number;
}

export class ProjectPictureDto {
  @ApiProperty()
  src: string;

  @ApiProperty({ description: 'Alternative text; empty for a decorative picture' })
  alt: string;
}

export class ProjectSummaryDto {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty({ type: ProjectPictureDto })
  image: ProjectPictureDto;

  @ApiProperty()
  address1: string;

  @ApiProperty()
  address2: string;

  @ApiProperty({ enum: ['completed', 'current'] })
  stage: 'completed' | 'current';

  @ApiProperty({ enum: Object.keys(CATEGORIES), nullable: true })
  category: Category | null;

  @ApiProperty({ enum: Object.keys(BOROUGHS), nullable: true })
  borough: Borough | null;

  @ApiProperty({ format: 'date', description: 'Acquisition date' })
  acquired_on: string;

  @ApiProperty({ description: 'Asset type, in English' })
  asset_type: string;

  @ApiProperty()
  size: string;

  @ApiProperty({ description: 'The story in one line; empty without a translation' })
  teaser: string;

  @ApiProperty({ type: ProjectPlaceDto, nullable: true })
  place: ProjectPlaceDto | null;

  @ApiProperty({ enum: LANGUAGES, description: 'Language of the translated texts' })
  lang: Language;
}

export class ProjectsAnswerDto extends listDto(ProjectSummaryDto, {
  description: 'In the order of the employees',
}) {}

export class GalleryItemDto extends ProjectPictureDto {
  @ApiProperty({ type: 'integer', description: 'Its position, from 1' })
  id: number;

  @ApiProperty()
  caption: string;

  @ApiProperty({ description: 'Who made the picture' })
  credit: string;
}

export class ProjectEventDto {
  @ApiProperty({ type: 'integer' })
  year: number;

  @ApiProperty()
  event: string;
}

export class ProjectFigureDto {
  @ApiProperty()
  figure: string;

  @ApiProperty({ description: 'What the figure means' })
  meaning: string;
}

export class NeighbourDto extends OmitType(ProjectSummaryDto, ['place']) {
  @ApiProperty({ type: ProjectPlaceDto })
  place: ProjectPlaceDto;

  @ApiProperty({ description: 'Kilometres in a straight line' })
  distance: number;
}

export class ProjectNextStepDto {
  @ApiProperty()
  text: string;

  @ApiProperty({ description: 'A path of this site, or the address of another one' })
  href: string;
}

export class ProjectPageDto extends ProjectSummaryDto {
  @ApiProperty({ description: 'Opportunity type' })
  opportunity: string;

  @ApiProperty({ description: 'Sanitized HTML; its headings begin chapters' })
  story: string;

  @ApiProperty({ type: ProjectPictureDto, nullable: true })
  before: ProjectPictureDto | null;

  @ApiProperty({ type: [ProjectEventDto], description: 'The oldest first' })
  timeline: ProjectEventDto[];

  @ApiProperty({ type: [ProjectFigureDto] })
  figures: ProjectFigureDto[];

  @ApiProperty({ type: [GalleryItemDto], description: 'In showing order' })
  gallery: GalleryItemDto[];

  @ApiProperty({ type: [NeighbourDto], description: 'The nearest projects, the nearest first' })
  neighbours: NeighbourDto[];

  @ApiProperty({ description: 'The address of the page of a team member; empty without one' })
  contact: string;

  @ApiProperty({ type: ProjectNextStepDto, nullable: true })
  next_step: ProjectNextStepDto | null;

  @ApiProperty({ type: ProjectSummaryDto, nullable: true })
  related: ProjectSummaryDto | null;
}

export class ProjectAnswerDto extends listDto(ProjectPageDto, { minItems: 1, maxItems: 1 }) {}
