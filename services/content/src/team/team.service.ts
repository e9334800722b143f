import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Language } from '@phantom/service-kit';
import type { Repository } from 'typeorm';
import { pickTranslation } from '../language/translation.js';
import type { TeamAnswerDto, TeamMemberDto } from './team.dto.js';
import { TeamMember } from './team.entity.js';

@Injectable()
export class TeamService {
  constructor(@InjectRepository(TeamMember) private readonly members: Repository<TeamMember>) {}

  async list(lang: Language): Promise<TeamAnswerDto> {
    const members = await this.members.find({ order: { position: 'ASC' } });
    return { error: 0, list: members.map((member) => toTeamMemberDto(member, lang)) };
  }
}

function toTeamMemberDto(
  { id, image, name, texts }: TeamMember,
  language: Language,
): TeamMemberDto {
  const { designation, lang } = pickTranslation(texts, language);
  return { id, image, name, designation, lang };
}
