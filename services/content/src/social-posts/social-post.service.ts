import { Injectable } from '@nestjs/common';
import { PublishedContent } from '@phantom/content-editing';
import type { Language } from '@phantom/service-kit';
import type { SocialPostAnswerDto } from './social-post.dto.js';
import { SOCIAL_POST } from './social-post.type.js';

@Injectable()
export class SocialPostService {
  constructor(private readonly content: PublishedContent) {}

  async list(language: Language): Promise<SocialPostAnswerDto> {
    const posts = await this.content.list(SOCIAL_POST, language);
    const list = posts.map(({ number: id, values, lang }) => {
      const { network, text, url, publishedAt } = values;
      const image = values.image?.src ?? null;
      return {
        id,
        network,
        text,
        url,
        image,
        created_at: new Date(publishedAt).toISOString(),
        lang,
      };
    });
    return { error: 0, list };
  }
}
