import { Delete, Param, Query } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { CurrentUser, IdParamDto, OkDto, type TokenUser } from '@phantom/service-kit';
import { VersionQueryDto } from '../staff-kept/version-query.dto.js';

interface Edits {
  remove: (id: number, version: number, user: TokenUser) => Promise<OkDto>;
}

/** What is the same for every kind of row that employees keep. Whoever extends it says who may. */
export abstract class KeptRowController {
  protected abstract readonly edits: Edits;

  @Delete(':id')
  @ApiOkResponse({ type: OkDto })
  remove(
    @Param() { id }: IdParamDto,
    @Query() { version }: VersionQueryDto,
    @CurrentUser() user: TokenUser,
  ): Promise<OkDto> {
    return this.edits.remove(id, version, user);
  }
}
