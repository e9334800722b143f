import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Language } from '@phantom/service-kit';
import type { Repository } from 'typeorm';
import { inLanguage } from '../language/in-language.js';
import type { TeamAnswerDto, TeamMemberDto } from './dto/team-answer.dto.js';
import { TeamMember } from './team-member.entity.js';

@Injectable()
export class TeamService {
  constructor(@InjectRepository(TeamMember) private readonly members: Repository<TeamMember>) {}

  async list(lang: Language): Promise<TeamAnswerDto> {
    const members = await this.members.find({ order: { position: 'ASC' } });
    return { error: 0, list: members.map((member) => toDto(member, lang)) };
  }
}

function toDto({ id, image, name, texts }: TeamMember, reader: Language): TeamMemberDto {
  const { designation, lang } = inLanguage(texts, reader);
  return { id, image, name, designation, lang };
}
