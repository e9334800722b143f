import { Body, Get, Inject, type Type } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser, NeedsRight, PostOk, type TokenUser } from '@phantom/service-kit';
import { AskedPersonDto, ErasureDto, PersonalDataDto, personOf } from './personal-data.dto.js';
import type { PersonalData } from './personal-data.service.js';

/**
 * The calls about personal data: the base of a service's controller, which sets the path. An address is sent in the body, because paths
 * are logged.
 *
 * @param service the service's own records
 */
export function personalDataController(service: Type<PersonalData>): Type {
  @ApiTags('personal data')
  class Controller {
    constructor(@Inject(service) private readonly records: PersonalData) {}

    @Get()
    @ApiOperation({ summary: 'What is kept of whoever asks' })
    @ApiOkResponse({ type: PersonalDataDto })
    own(@CurrentUser() user: TokenUser): Promise<PersonalDataDto> {
      // The token suffices: an account gets a role, and so a token, only after its address was confirmed.
      const person = { email: user.email.toLowerCase(), accountId: user.id, names: [user.name] };
      return this.records.report(person, { user, isOwn: true });
    }

    @PostOk()
    @NeedsRight('people')
    @ApiOperation({ summary: 'What is kept of a person' })
    @ApiOkResponse({ type: PersonalDataDto })
    tell(@Body() person: AskedPersonDto, @CurrentUser() user: TokenUser): Promise<PersonalDataDto> {
      return this.records.report(personOf(person), { user, isOwn: false });
    }

    @PostOk('erasure')
    @NeedsRight('people')
    @ApiOperation({
      summary: 'Erase a person: what goes goes for good, and from what stays the name',
    })
    @ApiOkResponse({ type: ErasureDto })
    erase(@Body() person: AskedPersonDto, @CurrentUser() user: TokenUser): Promise<ErasureDto> {
      return this.records.erase(personOf(person), user);
    }
  }
  return Controller;
}
