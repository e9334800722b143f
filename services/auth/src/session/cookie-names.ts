import { Cookies, Injectable, type PipeTransform } from '@nestjs/common';
import { AuthConfig } from '../config/auth.config.js';

const REFRESH = 'phantom_refresh';
const DEVICE = 'phantom_device';

/**
 * The names of the cookies of this service. Where browsers come by https, they take them from this host alone, over TLS
 * and for the whole of it: no neighbouring host can put one of its own in their place.
 */
@Injectable()
export class CookieNames {
  readonly isSecure: boolean;
  readonly refresh: string;
  readonly device: string;

  constructor({ publicOrigin }: Pick<AuthConfig, 'publicOrigin'>) {
    this.isSecure = publicOrigin.startsWith('https:');
    const prefix = this.isSecure ? '__Host-' : '';
    this.refresh = prefix + REFRESH;
    this.device = prefix + DEVICE;
  }
}

type CookieJar = Record<string, string | undefined> | undefined;

@Injectable()
class RefreshCookiePipe implements PipeTransform<CookieJar> {
  private readonly names: CookieNames;

  constructor(config: AuthConfig) {
    this.names = new CookieNames(config);
  }

  transform(cookies: CookieJar): string | undefined {
    return cookies?.[this.names.refresh];
  }
}

@Injectable()
class DeviceCookiePipe implements PipeTransform<CookieJar> {
  private readonly names: CookieNames;

  constructor(config: AuthConfig) {
    this.names = new CookieNames(config);
  }

  transform(cookies: CookieJar): string | undefined {
    return cookies?.[this.names.device];
  }
}

/** The login that a request goes on with. */
export const RefreshCookie = (): ParameterDecorator => Cookies(RefreshCookiePipe);

/** The device on which an account signed in before. */
export const DeviceCookie = (): ParameterDecorator => Cookies(DeviceCookiePipe);
