import { Module } from '@nestjs/common';
import { ApiModule } from '../api/api.module.js';
import { LoadModule } from '../load/load.module.js';
import { OperationsModule } from '../operations/operations.module.js';
import { RemotesModule } from '../remotes/remotes.module.js';
import { RenderModule } from '../render/render.module.js';
import { PageAnswers } from './page-answers.js';
import { PageService } from './page.service.js';
import { PagesAhead } from './pages-ahead.js';
import { RenderedPageService } from './rendered-page.service.js';
import { SiteController } from './site.controller.js';
import { VisitService } from './visit.service.js';
import { WellKnownController } from './well-known.controller.js';

@Module({
  imports: [ApiModule, LoadModule, OperationsModule, RemotesModule, RenderModule],
  controllers: [WellKnownController, SiteController],
  providers: [PageAnswers, PageService, PagesAhead, RenderedPageService, VisitService],
})
export class SiteModule {}
