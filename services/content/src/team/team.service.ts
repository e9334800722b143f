import { Injectable } from '@nestjs/common';
import { PublishedContent } from '@phantom/content-editing';
import type { Language } from '@phantom/service-kit';
import type { TeamAnswerDto } from './team.dto.js';
import { TEAM_MEMBER } from './team.type.js';

@Injectable()
export class TeamService {
  constructor(private readonly content: PublishedContent) {}

  async list(language: Language): Promise<TeamAnswerDto> {
    const members = await this.content.list(TEAM_MEMBER, language);
    const list = members.map(({ number: id, values: { image, name, role }, lang }) => {
      return { id, image: image.src, name, designation: role, lang };
    });
    return { error: 0, list };
  }
}
