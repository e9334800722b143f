import { Module } from '@nestjs/common';
import { ListingModule } from '../listings/listing.module.js';
import { AgentController, AgentSitemapController } from './agent.controller.js';
import { AgentService } from './agent.service.js';

@Module({
  imports: [ListingModule],
  controllers: [AgentController, AgentSitemapController],
  providers: [AgentService],
})
export class AgentModule {}
