import { Controller, Get, Header } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '@phantom/service-kit';
import { SigningKeyService } from './signing-key.service.js';

@ApiExcludeController()
@Public()
@Controller('.well-known')
export class JwksController {
  constructor(private readonly keys: SigningKeyService) {}

  @Get('jwks.json')
  @Header('Cache-Control', 'public, max-age=300')
  async list() {
    return { keys: await this.keys.listPublished() };
  }
}
