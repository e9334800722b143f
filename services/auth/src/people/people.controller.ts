import { Body, Controller, Get, Param, Patch, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  CurrentUser,
  IdParamDto,
  NeedsRight,
  OkDto,
  PostOk,
  Roles,
  type TokenUser,
} from '@phantom/service-kit';
import { InvitationService } from './invitation.service.js';
import {
  AccountHistoryDto,
  AccountNamesDto,
  AccountsDto,
  AccountsQueryDto,
  ChangePersonDto,
  InvitePersonDto,
  PeopleDto,
  PeopleQueryDto,
  PersonAnswerDto,
} from './people.dto.js';
import { PeopleService } from './people.service.js';
import { RoleService } from './role.service.js';

@ApiTags('people')
@Controller('api/auth')
export class PeopleController {
  constructor(
    private readonly peopleService: PeopleService,
    private readonly invitations: InvitationService,
    private readonly roles: RoleService,
  ) {}

  @Get('people')
  @NeedsRight('people')
  @ApiOkResponse({ type: PeopleDto })
  people(@Query() query: PeopleQueryDto): Promise<PeopleDto> {
    return this.peopleService.list(query);
  }

  @PostOk('people')
  @NeedsRight('people')
  @ApiOperation({ summary: 'Invite somebody: the link in the mail sets the first password' })
  @ApiOkResponse({ type: PersonAnswerDto })
  invite(
    @CurrentUser() user: TokenUser,
    @Body() invitation: InvitePersonDto,
  ): Promise<PersonAnswerDto> {
    return this.invitations.invite(user, invitation);
  }

  @PostOk('people/:id/invitation')
  @NeedsRight('people')
  @ApiOperation({ summary: 'Mail the invitation, or the link that confirms the address, again' })
  @ApiOkResponse({ type: OkDto })
  inviteAgain(@CurrentUser() user: TokenUser, @Param() { id }: IdParamDto): Promise<OkDto> {
    return this.invitations.sendAgain(user, id);
  }

  @Patch('people/:id')
  @NeedsRight('people')
  @ApiOperation({ summary: 'Grant or take a role and rights, block or unblock' })
  @ApiOkResponse({ type: PersonAnswerDto })
  changePerson(
    @CurrentUser() user: TokenUser,
    @Param() { id }: IdParamDto,
    @Body() change: ChangePersonDto,
  ): Promise<PersonAnswerDto> {
    return this.roles.change(user, id, change);
  }

  @Get('people/:id/history')
  @NeedsRight('people')
  @ApiOkResponse({ type: AccountHistoryDto })
  personHistory(@Param() { id }: IdParamDto): Promise<AccountHistoryDto> {
    return this.peopleService.history(id);
  }

  @Get('people/names')
  @NeedsRight('people')
  @ApiOperation({ summary: 'What accounts are called, in whatever state they are' })
  @ApiOkResponse({ type: AccountNamesDto })
  names(): Promise<AccountNamesDto> {
    return this.peopleService.names();
  }

  @Get('accounts')
  @Roles('admin')
  @ApiOperation({ summary: 'Who can be assigned, or own something: accounts that are active' })
  @ApiOkResponse({ type: AccountsDto })
  accounts(@Query() query: AccountsQueryDto): Promise<AccountsDto> {
    return this.peopleService.accounts(query);
  }
}
