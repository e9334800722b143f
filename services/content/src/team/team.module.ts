import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { TeamMember, TeamMemberText } from './team.entity.js';
import { TeamController } from './team.controller.js';
import { TeamService } from './team.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([TeamMember, TeamMemberText])],
  controllers: [TeamController],
  providers: [TeamService],
})
export class TeamModule {}
