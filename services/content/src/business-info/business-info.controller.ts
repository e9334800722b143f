import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Language } from '@phantom/service-kit';
import { contentListController } from '../common/content-list.controller.js';
import { pickTranslation } from '../language/translation.js';
import { BusinessInfoAnswerDto, type BusinessInfoDto } from './business-info.dto.js';
import { BusinessInfo } from './business-info.entity.js';

@ApiTags('home')
@Controller('api/auth')
export class BusinessInfoController extends contentListController({
  path: 'businessinfolist',
  response: BusinessInfoAnswerDto,
  entity: BusinessInfo,
  order: { position: 'ASC' },
  toDto: toBusinessInfoDto,
}) {}

function toBusinessInfoDto({ texts }: BusinessInfo, language: Language): BusinessInfoDto {
  const { text, text2, text3, lang } = pickTranslation(texts, language);
  return { text, text2, ...(text3 && { text3 }), lang };
}
