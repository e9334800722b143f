import { Body, Controller, Get, Param, Patch, Query } from '@nestjs/common';
import { ApiExtraModels, ApiOkResponse, ApiTags, getSchemaPath } from '@nestjs/swagger';
import { CurrentUser, IdParamDto, PostOk, Roles, type TokenUser } from '@phantom/service-kit';
import { CurrentPropertyService } from './current-property.service.js';
import { CurrentPropertyAnswerDto } from './dto/current-property-detail.dto.js';
import {
  CurrentPropertyListDto,
  CurrentPropertyPageDto,
  PropertyTypeListDto,
} from './dto/current-property-list.dto.js';
import { CurrentPropertyQueryDto } from './dto/current-property-query.dto.js';
import { DashboardDto } from './dto/dashboard.dto.js';
import { EditPropertyDto, NewPropertyDto } from './dto/property-form.dto.js';
import { PropertyEditService } from './property-edit.service.js';
import { PropertyListService } from './property-list.service.js';
import { PropertyTypes } from './property-types.service.js';

@ApiTags('current properties')
@ApiExtraModels(CurrentPropertyListDto, CurrentPropertyPageDto)
@Controller('api/auth')
@Roles('admin')
export class CurrentPropertyController {
  constructor(
    private readonly properties: CurrentPropertyService,
    private readonly lists: PropertyListService,
    private readonly edits: PropertyEditService,
    private readonly types: PropertyTypes,
  ) {}

  @Get('userdashboard')
  @Roles('admin', 'Investor')
  @ApiOkResponse({ type: DashboardDto })
  summary(): Promise<DashboardDto> {
    return this.properties.summary();
  }

  /** Without parameters all of them in the contract's form; with any of them a page. */
  @Get('emp-current-propertieslist')
  @ApiOkResponse({
    schema: {
      oneOf: [
        { $ref: getSchemaPath(CurrentPropertyListDto) },
        { $ref: getSchemaPath(CurrentPropertyPageDto) },
      ],
    },
  })
  list(
    @Query() query: CurrentPropertyQueryDto,
    @CurrentUser() user: TokenUser,
  ): Promise<CurrentPropertyListDto | CurrentPropertyPageDto> {
    const isAsked = Object.values(query).some((value) => value !== undefined);
    return isAsked ? this.lists.page(query, user) : this.lists.all();
  }

  @Get('current-propertieslist/:id')
  @ApiOkResponse({ type: CurrentPropertyAnswerDto })
  detail(@Param() { id }: IdParamDto): Promise<CurrentPropertyAnswerDto> {
    return this.properties.answer(id);
  }

  /** What `type_of_property` of a new property may be. */
  @Get('property-types')
  @ApiOkResponse({ type: PropertyTypeListDto })
  listTypes(): PropertyTypeListDto {
    return { error: 0, list: this.types.list() };
  }

  @PostOk('current-properties')
  @ApiOkResponse({ type: CurrentPropertyAnswerDto })
  create(
    @Body() form: NewPropertyDto,
    @CurrentUser() user: TokenUser,
  ): Promise<CurrentPropertyAnswerDto> {
    return this.edits.create(form, user);
  }

  @Patch('current-properties/:id')
  @ApiOkResponse({ type: CurrentPropertyAnswerDto })
  edit(
    @Param() { id }: IdParamDto,
    @Body() form: EditPropertyDto,
    @CurrentUser() user: TokenUser,
  ): Promise<CurrentPropertyAnswerDto> {
    return this.edits.edit(id, form, user);
  }
}
