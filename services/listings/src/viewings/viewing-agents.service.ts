import { Injectable } from '@nestjs/common';
import { PublishedContent } from '@phantom/content-editing';
import { currentLanguage } from '@phantom/service-kit';
import { AGENT } from '../own-listings/agent.type.js';

/** Who shows a home. */
export interface ViewingAgent {
  /** Of the content entry, as slots have it. */
  entryId: number;
  /** Of the agent's page. */
  number: number;
  name: string;
  phone: string | null;
}

/** By the id of their entry. */
export type AgentsById = ReadonlyMap<number, ViewingAgent>;

/** The agents that visitors see. */
@Injectable()
export class ViewingAgents {
  constructor(private readonly content: PublishedContent) {}

  /** To be called before a transaction: within it, it would wait for a second connection. */
  async read(): Promise<AgentsById> {
    const agents = await this.content.list(AGENT, currentLanguage());
    return new Map(
      agents.map(({ id, number, values: { name, phone } }) => [
        id,
        { entryId: id, number, name, phone: phone || null },
      ]),
    );
  }
}
