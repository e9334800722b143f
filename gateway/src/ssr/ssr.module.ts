import { Module } from '@nestjs/common';
import { RegistryModule } from '../registry/registry.module.js';
import { RenderService } from './render.service.js';

@Module({ imports: [RegistryModule], providers: [RenderService], exports: [RenderService] })
export class SsrModule {}
