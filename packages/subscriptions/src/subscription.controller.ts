import {
  Body,
  Controller,
  Get,
  HttpCode,
  Patch,
  Post,
  Query,
  Res,
  type Type,
} from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiOkResponse, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { type Delivery, FormDelivery, PostForm } from '@phantom/outbox';
import {
  currentLanguage,
  Gateway,
  type MessageDto,
  OkDto,
  PostOk,
  Public,
} from '@phantom/service-kit';
import type { FastifyReply } from 'fastify';
import { managePath, SubscriptionLinks } from './subscription-links.js';
import {
  PreferencesAnswerDto,
  PreferencesChangeDto,
  SubscribeDto,
  SubscriptionTokenDto,
} from './subscription.dto.js';
import { SubscriptionService } from './subscription.service.js';

export interface SubscriptionCallPaths {
  /** Of the form: `api/auth/subscribe`. */
  form: string;
  /** Of the other calls: `api/auth/subscriptions`. */
  base: string;
}

/** The calls of subscribers. Nobody is signed in: whoever has a link from a mail may make them. */
export function subscriptionControllers({ form, base }: SubscriptionCallPaths): Type[] {
  @ApiTags('subscriptions')
  @Controller()
  class SubscribeController {
    constructor(private readonly subscriptions: SubscriptionService) {}

    @PostForm(form)
    @ApiOperation({ summary: 'Subscribe an address; it gets a mail with a link to confirm' })
    subscribe(@Body() form: SubscribeDto, @FormDelivery() delivery: Delivery): Promise<MessageDto> {
      return this.subscriptions.subscribe(form, delivery);
    }
  }

  @ApiTags('subscriptions')
  @Controller(base)
  @Public()
  class SubscriptionController {
    constructor(
      private readonly subscriptions: SubscriptionService,
      private readonly links: SubscriptionLinks,
    ) {}

    @PostOk('confirm')
    @ApiOkResponse({ type: PreferencesAnswerDto })
    confirm(@Body() { token }: SubscriptionTokenDto): Promise<PreferencesAnswerDto> {
      return this.subscriptions.confirm(token);
    }

    /** The token is in the body, because paths are logged. */
    @PostOk('preferences')
    @ApiOkResponse({ type: PreferencesAnswerDto })
    preferences(@Body() { token }: SubscriptionTokenDto): Promise<PreferencesAnswerDto> {
      return this.subscriptions.preferences(token);
    }

    @Patch('preferences')
    @ApiOkResponse({ type: PreferencesAnswerDto })
    change(@Body() change: PreferencesChangeDto): Promise<PreferencesAnswerDto> {
      return this.subscriptions.changePreferences(change);
    }

    @Post('leave')
    @HttpCode(200)
    @RouteConfig({ ignoresBody: true })
    @ApiOperation({ summary: 'Leave a list by one click in the mail program (RFC 8058)' })
    @ApiOkResponse({ type: OkDto })
    async leave(@Query() { token }: SubscriptionTokenDto): Promise<OkDto> {
      await this.subscriptions.leave(token);
      return { error: 0 };
    }

    /** Changes nothing: programs that look for viruses open links, too. */
    @Get('leave')
    @Gateway({ access: 'signed' })
    @ApiOperation({ summary: 'To the page with the button that leaves' })
    @ApiResponse({ status: 303 })
    async page(
      @Query() { token }: SubscriptionTokenDto,
      @Res() reply: FastifyReply,
    ): Promise<void> {
      const path = managePath('leave', encodeURIComponent(token));
      await reply.redirect(this.links.url(currentLanguage(), path), 303);
    }
  }
  return [SubscribeController, SubscriptionController];
}
