import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyReply } from 'fastify';
import { AuthConfig } from '../config/auth.config.js';
import { CookieNames } from './cookie-names.js';
import type { Renewal } from './refresh-family.service.js';
import { formatRefreshToken } from './refresh-token.js';

const YEAR = 365 * 24 * 3600;

/** The cookies of this service: unreadable for scripts, and sent to its own calls from its own pages only. */
@Injectable()
export class SessionCookies {
  private readonly names: CookieNames;
  private readonly attributes: {
    path: string;
    httpOnly: true;
    sameSite: 'strict';
    secure: boolean;
  };

  constructor(
    private readonly host: HttpAdapterHost<FastifyAdapter>,
    config: AuthConfig,
  ) {
    this.names = new CookieNames(config);
    const { isSecure: secure } = this.names;
    // A cookie of the host is one of all its paths; the gateway shows it to this service alone.
    const path = secure ? '/' : '/api/auth';
    this.attributes = { path, httpOnly: true, sameSite: 'strict', secure };
  }

  /** Without a maximum age a cookie ends with the browser. */
  setRefresh(reply: FastifyReply, { token, remember, expiresAt }: Renewal): void {
    const left = Math.floor((expiresAt.getTime() - Date.now()) / 1000);
    this.set(reply, this.names.refresh, formatRefreshToken(token), remember ? left : undefined);
  }

  clearRefresh(reply: FastifyReply): void {
    this.host.httpAdapter.clearCookie(reply, this.names.refresh, this.attributes);
  }

  setDevice(reply: FastifyReply, device: string): void {
    this.set(reply, this.names.device, device, YEAR);
  }

  private set(reply: FastifyReply, name: string, value: string, maxAge?: number): void {
    this.host.httpAdapter.setCookie(reply, name, value, { ...this.attributes, maxAge });
  }
}
