import { ApiProperty } from '@nestjs/swagger';
import { OkDto } from '@phantom/service-kit';

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
