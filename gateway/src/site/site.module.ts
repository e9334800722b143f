import { Module } from '@nestjs/common';
import { OpsModule } from '../ops/ops.module.js';
import { RegistryModule } from '../registry/registry.module.js';
import { RenderService } from '../ssr/render.service.js';
import { StagesModule } from '../stages/stages.module.js';
import { FaviconController } from './favicon.controller.js';
import { PageCompressor } from './page-compressor.js';
import { PagePrewarming } from './page-prewarming.js';
import { PageRequestResolver } from './page-request.resolver.js';
import { PageResponder } from './page-responder.js';
import { PreviewTokens } from './preview/preview-tokens.service.js';
import { RenderedPageService } from './rendered-page.service.js';
import { ShellPageService } from './shell-page.service.js';
import { SiteController } from './site.controller.js';

@Module({
  imports: [OpsModule, RegistryModule, StagesModule],
  controllers: [FaviconController, SiteController],
  providers: [
    PageCompressor,
    PagePrewarming,
    PageRequestResolver,
    PageResponder,
    PreviewTokens,
    RenderedPageService,
    RenderService,
    ShellPageService,
  ],
})
export class SiteModule {}
