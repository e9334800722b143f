import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { OkDto, PublicRead } from '@phantom/service-kit';
import { STATION_NAMES } from './station-names.js';

class StationListDto extends OkDto {
  @ApiProperty({
    type: [String],
    example: ['14 St (A C E)', 'Wall St'],
    description: 'Their names in the filter `commute` of a search, in alphabetical order',
  })
  list: string[];
}

const NAMES = STATION_NAMES.toSorted(new Intl.Collator('en', { numeric: true }).compare);

@ApiTags('listings')
@Controller('api/auth')
export class StationController {
  @PublicRead()
  @Get('listings-stations')
  @ApiOperation({ summary: 'The stations of the subway' })
  @ApiOkResponse({ type: StationListDto })
  list(): StationListDto {
    return { error: 0, list: NAMES };
  }
}
