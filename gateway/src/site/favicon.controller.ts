import { readFileSync } from 'node:fs';
import { Controller, Get, Header } from '@nestjs/common';
import { Public } from '@phantom/service-kit';

const FAVICON = readFileSync(new URL('../../assets/favicon.ico', import.meta.url));

/** The icon that browsers request by themselves. */
@Public()
@Controller()
export class FaviconController {
  @Get('favicon.ico')
  @Header('content-type', 'image/x-icon')
  @Header('cache-control', 'public, max-age=86400')
  favicon(): Buffer {
    return FAVICON;
  }
}
