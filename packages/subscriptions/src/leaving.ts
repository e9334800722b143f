import { Readable } from 'node:stream';
import {
  Get,
  HttpCode,
  Inject,
  Injectable,
  type OnModuleInit,
  Post,
  Query,
  Res,
  type Type,
} from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { type FastifyAdapter, RouteConfig } from '@nestjs/platform-fastify';
import { ApiOkResponse, ApiOperation, ApiResponse } from '@nestjs/swagger';
import { currentLanguage, Gateway, OkDto, Public } from '@phantom/service-kit';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { SubscriptionTokenDto } from './subscription-form.dto.js';
import { SubscriptionLinks } from './subscription-links.js';

/**
 * The calls of mail programs and of links in mails: the base of the controller of a kind of subscription.
 *
 * @param service ends what the link of a mail is about
 * @param pageOperationId the name of `GET leave` in `openapi.json`, where it does not follow from the class
 */
export function leavingController(
  service: Type<{ leave: (token: string) => Promise<void> }>,
  pageOperationId?: string,
): Type<object> {
  class LeavingController {
    @Inject(service) private readonly subscriptions: InstanceType<typeof service>;
    @Inject(SubscriptionLinks) private readonly links: SubscriptionLinks;

    @Public()
    @Post('leave')
    @HttpCode(200)
    @RouteConfig({ ignoresBody: true })
    @ApiOperation({ summary: 'Leave by one click in the mail program (RFC 8058)' })
    @ApiOkResponse({ type: OkDto })
    async leave(@Query() { token }: SubscriptionTokenDto): Promise<OkDto> {
      await this.subscriptions.leave(token);
      return { error: 0 };
    }

    /** Changes nothing: programs that look for viruses open links, too. */
    @Public()
    @Get('leave')
    @Gateway({ access: 'signed' })
    @ApiOperation({
      operationId: pageOperationId,
      summary: 'To the page with the button that leaves',
    })
    @ApiResponse({ status: 303 })
    async leavePage(
      @Query() { token }: SubscriptionTokenDto,
      @Res() reply: FastifyReply,
    ): Promise<void> {
      await reply.redirect(this.links.page(currentLanguage(), 'leave', token), 303);
    }
  }
  return LeavingController;
}

const EMPTY = '{}';

/**
 * Mail providers send the form of RFC 8058 as `application/x-www-form-urlencoded` or `multipart/form-data`, and services
 * take JSON only. Calls with the route configuration `ignoresBody` get an empty body, whatever was sent.
 */
@Injectable()
export class OneClickBody implements OnModuleInit {
  constructor(private readonly adapterHost: HttpAdapterHost<FastifyAdapter>) {}

  onModuleInit(): void {
    const fastify = this.adapterHost.httpAdapter.getInstance<FastifyInstance>();
    fastify.addHook('preParsing', (request, _reply, payload, done) => {
      const config = request.routeOptions.config as { ignoresBody?: boolean };
      if (!config.ignoresBody) return done(null, payload);
      payload.resume();
      const { headers } = request.raw;
      delete headers['transfer-encoding'];
      headers['content-type'] = 'application/json';
      headers['content-length'] = String(EMPTY.length);
      done(null, Readable.from([Buffer.from(EMPTY)]));
    });
  }
}
