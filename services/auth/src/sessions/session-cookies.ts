import { Cookies, Injectable, type PipeTransform, type Type } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyReply } from 'fastify';
import { AuthConfig } from '../config/auth.config.js';
import { formatRefreshToken } from './refresh-token.js';
import type { IssuedRefreshToken } from './session.service.js';

const REFRESH = 'phantom_refresh';
const DEVICE = 'phantom_device';
const YEAR = 365 * 24 * 3600;

/** With https the names have the prefix `__Host-`, so that no other host of the domain can set these cookies. */
function cookieSettings({ publicOrigin }: Pick<AuthConfig, 'publicOrigin'>) {
  const isSecure = publicOrigin.startsWith('https:');
  const prefix = isSecure ? '__Host-' : '';
  return { isSecure, refresh: prefix + REFRESH, device: prefix + DEVICE };
}

type RequestCookies = Record<string, string | undefined> | undefined;

function cookiePipe(name: 'refresh' | 'device'): Type<PipeTransform> {
  @Injectable()
  class CookiePipe implements PipeTransform<RequestCookies> {
    constructor(private readonly config: AuthConfig) {}

    transform(cookies: RequestCookies): string | undefined {
      return cookies?.[cookieSettings(this.config)[name]];
    }
  }
  return CookiePipe;
}

const RefreshCookiePipe = cookiePipe('refresh');
const DeviceCookiePipe = cookiePipe('device');

/** The refresh token of the request. */
export const RefreshCookie = (): ParameterDecorator => Cookies(RefreshCookiePipe);

export const DeviceCookie = (): ParameterDecorator => Cookies(DeviceCookiePipe);

/** Sets cookies that scripts cannot read and that browsers send only from pages of this site. */
@Injectable()
export class SessionCookies {
  private readonly names: { refresh: string; device: string };
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
    const { isSecure: secure, ...names } = cookieSettings(config);
    this.names = names;
    // The prefix `__Host-` requires the path `/`. The gateway passes these cookies to this service only.
    const path = secure ? '/' : '/api/auth';
    this.attributes = { path, httpOnly: true, sameSite: 'strict', secure };
  }

  /** Without "remember me" the cookie has no maximum age and ends with the browser. */
  setRefresh(reply: FastifyReply, { token, remember, expiresAt }: IssuedRefreshToken): void {
    const secondsLeft = Math.floor((expiresAt.getTime() - Date.now()) / 1000);
    const maxAge = remember ? secondsLeft : undefined;
    this.set(reply, this.names.refresh, formatRefreshToken(token), maxAge);
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
