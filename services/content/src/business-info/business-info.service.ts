import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Language } from '@phantom/service-kit';
import type { Repository } from 'typeorm';
import { pickTranslation } from '../language/translation.js';
import { BusinessInfo } from './business-info.entity.js';
import type { BusinessInfoAnswerDto, BusinessInfoDto } from './business-info.dto.js';

@Injectable()
export class BusinessInfoService {
  constructor(@InjectRepository(BusinessInfo) private readonly groups: Repository<BusinessInfo>) {}

  async list(lang: Language): Promise<BusinessInfoAnswerDto> {
    const groups = await this.groups.find({ order: { position: 'ASC' } });
    return { error: 0, list: groups.map((group) => toBusinessInfoDto(group, lang)) };
  }
}

function toBusinessInfoDto({ texts }: BusinessInfo, language: Language): BusinessInfoDto {
  const { text, text2, text3, lang } = pickTranslation(texts, language);
  return { text, text2, ...(text3 && { text3 }), lang };
}
