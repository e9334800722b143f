import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { LANGUAGES, OkDto } from '@phantom/service-kit';
import { IsOptional, IsString, MaxLength } from 'class-validator';

export class OverlayQueryDto {
  /** The page that embeds the overlay names the language: a frame sends only the language of its browser. */
  @ApiPropertyOptional({ enum: LANGUAGES, description: 'Any other is English' })
  @IsOptional()
  @IsString()
  @MaxLength(10)
  lang?: string;
}

export class ProjectCardDto {
  @ApiProperty()
  id: number;

  @ApiProperty({ description: 'Picture' })
  url: string;

  @ApiProperty()
  address1: string;

  @ApiProperty()
  address2: string;
}

export class PortfolioTabsDto {
  @ApiProperty({ type: [ProjectCardDto] })
  completed_projects: ProjectCardDto[];

  @ApiProperty({ type: [ProjectCardDto] })
  current_portfolio: ProjectCardDto[];
}

export class PortfolioListDto extends OkDto {
  @ApiProperty({ type: PortfolioTabsDto })
  list: PortfolioTabsDto;
}

export class GalleryPictureDto {
  @ApiProperty()
  id: number;

  @ApiProperty()
  url: string;
}

export class ProjectDto {
  @ApiProperty({ description: 'Picture of the banner' })
  url: string;

  @ApiProperty()
  address1: string;

  @ApiProperty()
  address2: string;

  @ApiProperty({ format: 'date', description: 'Acquisition date' })
  date: string;

  @ApiProperty({ description: 'Asset type' })
  type: string;

  @ApiProperty()
  size: string;

  @ApiProperty({ description: 'Opportunity type' })
  opportunity: string;
}

export class PortfolioDetailDto extends OkDto {
  @ApiProperty({ type: [GalleryPictureDto], description: 'Gallery in showing order' })
  list: GalleryPictureDto[];

  @ApiProperty({ type: ProjectDto })
  single: ProjectDto;
}
