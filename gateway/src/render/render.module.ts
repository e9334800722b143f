import { Module } from '@nestjs/common';
import { RemotesModule } from '../remotes/remotes.module.js';
import { RenderService } from './render.service.js';

@Module({ imports: [RemotesModule], providers: [RenderService], exports: [RenderService] })
export class RenderModule {}
