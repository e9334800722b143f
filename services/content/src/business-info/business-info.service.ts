import { Injectable } from '@nestjs/common';
import { PublishedContent } from '@phantom/content-editing';
import type { Language } from '@phantom/service-kit';
import type { BusinessInfoAnswerDto } from './business-info.dto.js';
import { BUSINESS_GROUP } from './business-info.type.js';

@Injectable()
export class BusinessInfoService {
  constructor(private readonly content: PublishedContent) {}

  async list(language: Language): Promise<BusinessInfoAnswerDto> {
    const groups = await this.content.list(BUSINESS_GROUP, language);
    const list = groups.map(({ values: { title, body, figure, image, url }, lang }) => ({
      ...{ text: title, text2: body, lang },
      ...(figure && { text3: figure }),
      ...(image && { image: image.src }),
      ...(url && { url }),
    }));
    return { error: 0, list };
  }
}
