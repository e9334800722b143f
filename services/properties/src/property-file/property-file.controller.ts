import { Body, Controller, Param, Patch } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentUser, IdParamDto, PostOk, Roles, type TokenUser } from '@phantom/service-kit';
import { PropertyFileAnswerDto } from '../current-property/dto/current-property-detail.dto.js';
import { RenameFileDto, WithdrawFileDto } from './dto/property-file-form.dto.js';
import { PropertyFileService } from './property-file.service.js';

@ApiTags('current properties')
@Controller('api/auth')
@Roles('admin')
export class PropertyFileController {
  constructor(private readonly files: PropertyFileService) {}

  @Patch('property-files/:id')
  @ApiOkResponse({ type: PropertyFileAnswerDto })
  rename(
    @Param() { id }: IdParamDto,
    @Body() form: RenameFileDto,
    @CurrentUser() user: TokenUser,
  ): Promise<PropertyFileAnswerDto> {
    return this.files.rename(id, form, user);
  }

  @PostOk('property-files/:id/withdrawal')
  @ApiOkResponse({ type: PropertyFileAnswerDto })
  withdraw(
    @Param() { id }: IdParamDto,
    @Body() form: WithdrawFileDto,
    @CurrentUser() user: TokenUser,
  ): Promise<PropertyFileAnswerDto> {
    return this.files.withdraw(id, form, user);
  }
}
