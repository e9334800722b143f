import { Body, Controller, Get, Param, Patch, Query } from '@nestjs/common';
import { ApiExtraModels, ApiOkResponse, ApiTags, getSchemaPath } from '@nestjs/swagger';
import { PostUpload } from '@phantom/files';
import { CurrentUser, IdParamDto, PostOk, Roles, type TokenUser } from '@phantom/service-kit';
import { OperationId } from '../../common/operation-id.js';
import { DOCUMENT_UPLOAD } from '../../common/versioned-document.js';
import {
  CurrentPropertyAnswerDto,
  CurrentPropertyListDto,
  CurrentPropertyPageDto,
  DashboardDto,
  PropertyTypeListDto,
} from './property.dto.js';
import {
  CurrentPropertyQueryDto,
  EditPropertyDto,
  NewPropertyDto,
  ServicingFileDto,
} from './property-form.dto.js';
import { PropertyListService } from './property-list.service.js';
import { PropertyService } from './property.service.js';
import { PropertyTypes } from './property-types.service.js';

@ApiTags('current properties')
@ApiExtraModels(CurrentPropertyListDto, CurrentPropertyPageDto)
@Controller('api/auth')
@Roles('admin')
export class CurrentPropertyController {
  constructor(
    private readonly properties: PropertyService,
    private readonly lists: PropertyListService,
    private readonly types: PropertyTypes,
  ) {}

  @Get('userdashboard')
  @Roles('admin', 'Investor')
  @ApiOkResponse({ type: DashboardDto })
  summary(): Promise<DashboardDto> {
    return this.properties.count();
  }

  /** Without parameters all properties, with the fields of the contract. With any parameter a page. */
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
    const hasParameters = Object.values(query).some((value) => value !== undefined);
    return hasParameters ? this.lists.page(query, user) : this.lists.all();
  }

  @Get('current-propertieslist/:id')
  @ApiOkResponse({ type: CurrentPropertyAnswerDto })
  detail(@Param() { id }: IdParamDto): Promise<CurrentPropertyAnswerDto> {
    return this.properties.get(id);
  }

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
    return this.properties.create(form, user);
  }

  @Patch('current-properties/:id')
  @ApiOkResponse({ type: CurrentPropertyAnswerDto })
  edit(
    @Param() { id }: IdParamDto,
    @Body() form: EditPropertyDto,
    @CurrentUser() user: TokenUser,
  ): Promise<CurrentPropertyAnswerDto> {
    return this.properties.edit(id, form, user);
  }

  @PostUpload('current-properties/:id/servicing-file', DOCUMENT_UPLOAD)
  @OperationId('servicingFilePut')
  @ApiOkResponse({ type: CurrentPropertyAnswerDto })
  putServicingFile(
    @Param() { id }: IdParamDto,
    @Body() form: ServicingFileDto,
    @CurrentUser() user: TokenUser,
  ): Promise<CurrentPropertyAnswerDto> {
    return this.properties.putServicingFile(id, form, user);
  }
}
