import { ApiProperty } from '@nestjs/swagger';
import { OkDto } from '@phantom/service-kit';

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
