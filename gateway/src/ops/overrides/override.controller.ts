import { Body, Controller, Delete, Req, Res, UseGuards } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import {
  CurrentUser,
  ForbiddenError,
  OkDto,
  OpenToReadOnly,
  PostOk,
  Public,
  Roles,
  type TokenUser,
  UnprocessableError,
} from '@phantom/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SameOriginGuard } from '../../stages/auth/cross-site-request.js';
import { StaffCookie } from '../staff/staff-cookie.js';
import { OverrideDto, OverridesAnswerDto } from './override.dto.js';
import { OVERRIDE_MESSAGES } from '../../common/messages.js';
import { OverrideService } from './override.service.js';

/** More might not fit into a cookie. */
const MAX_OVERRIDES = 8;

/** Selects another build of a remote, in the browser of one employee. */
@Controller('api/site/overrides')
@UseGuards(SameOriginGuard)
export class OverrideController {
  constructor(
    private readonly staffCookie: StaffCookie,
    private readonly overrides: OverrideService,
  ) {}

  /** Sets a cookie only, so that a read-only token may call it: a smoke test opens a version that nobody else gets yet. Such a token may select registered versions only. */
  @Roles('admin')
  @OpenToReadOnly()
  @PostOk()
  @ApiOkResponse({ type: OverridesAnswerDto })
  async set(
    @Body() asked: OverrideDto,
    @CurrentUser() { id, session, readOnly }: TokenUser,
    @Req() { headers }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<OverridesAnswerDto> {
    if (readOnly && asked.url !== undefined) throw new ForbiddenError();
    const override = await this.overrides.validate(asked);
    const account = String(id);
    const before = await this.staffCookie.read(headers.cookie);
    const others = before?.account === account ? before.overrides : {};
    const overrides = { ...others, [asked.remote]: override };
    if (Object.keys(overrides).length > MAX_OVERRIDES) {
      throw new UnprocessableError(OVERRIDE_MESSAGES.tooManyOverrides);
    }
    void reply.header(
      'set-cookie',
      await this.staffCookie.issue({ account, session, overrides }, readOnly),
    );
    return { error: 0, overrides };
  }

  /** Needs no token: it can only clear the overrides in the cookie of the request. */
  @Public()
  @Delete()
  @ApiOkResponse({ type: OkDto })
  async reset(
    @Req() { headers }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<OkDto> {
    const pass = await this.staffCookie.read(headers.cookie);
    if (pass) {
      void reply.header('set-cookie', await this.staffCookie.issue({ ...pass, overrides: {} }));
    }
    return new OkDto();
  }
}
