import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Language } from '@phantom/service-kit';
import { contentListController } from '../common/content-list.controller.js';
import { pickTranslation } from '../language/translation.js';
import { TeamAnswerDto, type TeamMemberDto } from './team.dto.js';
import { TeamMember } from './team.entity.js';

@ApiTags('about')
@Controller('api/auth')
export class TeamController extends contentListController({
  path: 'teamList',
  response: TeamAnswerDto,
  entity: TeamMember,
  order: { position: 'ASC' },
  toDto: toTeamMemberDto,
}) {}

function toTeamMemberDto(
  { id, image, name, texts }: TeamMember,
  language: Language,
): TeamMemberDto {
  const { designation, lang } = pickTranslation(texts, language);
  return { id, image, name, designation, lang };
}
