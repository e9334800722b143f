import { Module } from '@nestjs/common';
import { RemotesModule } from '../remotes/remotes.module.js';
import { PageService } from './page.service.js';
import { SiteController } from './site.controller.js';
import { WellKnownController } from './well-known.controller.js';

@Module({
  imports: [RemotesModule],
  controllers: [WellKnownController, SiteController],
  providers: [PageService],
})
export class SiteModule {}
