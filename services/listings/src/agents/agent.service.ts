import { Injectable } from '@nestjs/common';
import { PublishedContent, type PublishedEntry } from '@phantom/content-editing';
import {
  currentLanguage,
  type SitemapAnswerDto,
  sitemapPage,
  type SitemapQueryDto,
} from '@phantom/service-kit';
import { ListingService } from '../listings/listing.service.js';
import { AGENT } from '../own-listings/agent.type.js';
import { HOME, listingIdOf } from '../own-listings/home.type.js';
import type { AgentAnswerDto, AgentDto } from './agent.dto.js';

@Injectable()
export class AgentService {
  constructor(
    private readonly content: PublishedContent,
    private readonly listings: ListingService,
  ) {}

  /** An agent, with the homes of the agent that are on the market. */
  async single(number: number): Promise<AgentAnswerDto> {
    const language = currentLanguage();
    const agent = await this.content.byNumber(AGENT, number, language);
    const homes = await this.content.list(HOME, language);
    const ids = homes
      .filter(({ values }) => values.agent === agent.id)
      .map((home) => listingIdOf(home.number));
    const { list, url } = await this.listings.list(ids);
    return { error: 0, list: [toAgentDto(agent)], homes: list, url };
  }

  async sitemap({ cursor = 0, limit }: SitemapQueryDto): Promise<SitemapAnswerDto> {
    const agents = await this.content.list(AGENT, currentLanguage());
    const rows = agents
      .map(({ number: id, updatedAt }) => ({ id, updatedAt }))
      .filter(({ id }) => id > cursor)
      .sort((one, other) => one.id - other.id);
    return sitemapPage(rows.slice(0, limit + 1), limit);
  }
}

function toAgentDto({ number, lang, values }: PublishedEntry<(typeof AGENT)['fields']>): AgentDto {
  const { name, portrait, phone, email, licence, languages, biography } = values;
  return {
    ...{ id: number, name, portrait: portrait?.src ?? null },
    ...{ phone: phone || null, email: email || null, licence: licence || null },
    languages: languages.map(({ language }) => language).filter(Boolean),
    ...{ biography, lang },
  };
}
