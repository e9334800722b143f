import { Body, Get, Inject, type Type } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser, NeedsRight, PostOk, type TokenUser } from '@phantom/service-kit';
import { AskedPersonDto, ErasureDto, PersonalDataDto, personOf } from './personal-data.dto.js';
import type { PersonalData } from './personal-data.service.js';

/**
 * The calls about what a service keeps of people: the base of its controller, which has the path. An address is in a
 * body and never in the path, which stands in logs.
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
      // By the token alone: an account has a role, and so a token, only after its address was proven.
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
