import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyReply } from 'fastify';
import { AuthConfig } from '../config/auth.config.js';
import type { Renewal } from './refresh-family.service.js';
import { formatRefreshToken } from './refresh-token.js';

export const REFRESH_COOKIE = 'phantom_refresh';
export const DEVICE_COOKIE = 'phantom_device';

const YEAR = 365 * 24 * 3600;

/** The cookies of this service: unreadable for scripts, and sent to its own calls from its own pages only. */
@Injectable()
export class SessionCookies {
  private readonly attributes: {
    path: string;
    httpOnly: true;
    sameSite: 'strict';
    secure: boolean;
  };

  constructor(
    private readonly host: HttpAdapterHost<FastifyAdapter>,
    { publicOrigin }: AuthConfig,
  ) {
    const secure = publicOrigin.startsWith('https:');
    this.attributes = { path: '/api/auth', httpOnly: true, sameSite: 'strict', secure };
  }

  /** Without a maximum age a cookie ends with the browser. */
  setRefresh(reply: FastifyReply, { token, remember, expiresAt }: Renewal): void {
    const left = Math.floor((expiresAt.getTime() - Date.now()) / 1000);
    this.set(reply, REFRESH_COOKIE, formatRefreshToken(token), remember ? left : undefined);
  }

  clearRefresh(reply: FastifyReply): void {
    this.host.httpAdapter.clearCookie(reply, REFRESH_COOKIE, this.attributes);
  }

  setDevice(reply: FastifyReply, device: string): void {
    this.set(reply, DEVICE_COOKIE, device, YEAR);
  }

  private set(reply: FastifyReply, name: string, value: string, maxAge?: number): void {
    this.host.httpAdapter.setCookie(reply, name, value, { ...this.attributes, maxAge });
  }
}
