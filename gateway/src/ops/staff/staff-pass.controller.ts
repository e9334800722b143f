import { Controller, Delete, Req, Res, UseGuards } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { CurrentUser, OkDto, PostOk, Public, Roles, type TokenUser } from '@phantom/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SameOriginGuard } from '../../stages/auth/cross-site-request.js';
import { StaffCookie } from './staff-cookie.js';

/** Issues the pass by which pages know an employee: it selects canaries for employees, and opens `/status` without a token. */
@Controller('api/site/staff-pass')
@UseGuards(SameOriginGuard)
export class StaffPassController {
  constructor(private readonly staffCookie: StaffCookie) {}

  @Roles('admin')
  @PostOk()
  @ApiOkResponse({ type: OkDto })
  async give(
    @CurrentUser() { id, session }: TokenUser,
    @Req() { headers }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<OkDto> {
    const account = String(id);
    const before = await this.staffCookie.read(headers.cookie);
    const overrides = before?.account === account ? before.overrides : {};
    void reply.header('set-cookie', await this.staffCookie.issue({ account, session, overrides }));
    return new OkDto();
  }

  /** Needs no token: after the sign-out there is none. */
  @Public()
  @Delete()
  @ApiOkResponse({ type: OkDto })
  take(@Res({ passthrough: true }) reply: FastifyReply): OkDto {
    void reply.header('set-cookie', this.staffCookie.clear());
    return new OkDto();
  }
}
