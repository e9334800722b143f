import { Injectable } from '@nestjs/common';
import { PublishedContent, type PublishedEntry } from '@phantom/content-editing';
import { currentLanguage } from '@phantom/service-kit';
import { AGENT } from './agent.type.js';
import { HOME, isOwnId, listingIdOf } from './home.type.js';

export type OwnHome = PublishedEntry<(typeof HOME)['fields']>;

export type Agent = PublishedEntry<(typeof AGENT)['fields']>;

/** Reads own homes in the language of the request. Their rows have what is searched; a preview shows drafts. */
@Injectable()
export class OwnHomes {
  constructor(private readonly content: PublishedContent) {}

  /** The own homes among some listings, by their listing ids. */
  async byListingId(ids: readonly number[]): Promise<Map<number, OwnHome>> {
    if (!ids.some(isOwnId)) return new Map();
    const homes = await this.content.list(HOME, currentLanguage());
    return new Map(homes.map((home) => [listingIdOf(home.number), home]));
  }

  /** Null for a home without an agent, and while the agent is not published. */
  async agentOf({ values }: OwnHome): Promise<Agent | null> {
    if (values.agent === null) return null;
    const agents = await this.content.list(AGENT, currentLanguage());
    return agents.find(({ id }) => id === values.agent) ?? null;
  }
}
