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
import { OVERRIDE_MESSAGES } from './override.messages.js';
import { OverrideService } from './override.service.js';

/** As many as fit into a cookie at their longest. */
const MOST_OVERRIDES = 8;

/** Points a remote to another build, in the browser of one employee. */
@Controller('api/site/overrides')
@UseGuards(SameOriginGuard)
export class OverrideController {
  constructor(
    private readonly staffCookie: StaffCookie,
    private readonly rules: OverrideService,
  ) {}

  /** Keeps nothing but a cookie: a smoke test sees by it what nobody else gets yet. It gets registered versions alone. */
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
    const override = await this.rules.accepted(asked);
    const account = String(id);
    const before = await this.staffCookie.read(headers.cookie);
    const others = before?.account === account ? before.overrides : {};
    const overrides = { ...others, [asked.remote]: override };
    if (Object.keys(overrides).length > MOST_OVERRIDES) {
      throw new UnprocessableError(OVERRIDE_MESSAGES.tooManyOverrides);
    }
    void reply.header(
      'set-cookie',
      await this.staffCookie.give({ account, session, overrides }, readOnly),
    );
    return { error: 0, overrides };
  }

  /** Only takes away, and only what is in the cookie that comes along. */
  @Public()
  @Delete()
  @ApiOkResponse({ type: OkDto })
  async reset(
    @Req() { headers }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<OkDto> {
    const pass = await this.staffCookie.read(headers.cookie);
    if (pass) {
      void reply.header('set-cookie', await this.staffCookie.give({ ...pass, overrides: {} }));
    }
    return new OkDto();
  }
}
