import { readFile } from 'node:fs/promises';
import { type EntryData, storeEntry, storeMedia } from '@phantom/content-editing';
import type { EntityManager } from 'typeorm';
import { OWN_HOME } from '../listing-content/home-publication.js';
import { AGENT } from '../own-listings/agent.type.js';
import { startOfDay } from '../search/search.mapper.js';
import { listingIdOf } from '../own-listings/home.type.js';
import { comingWeekend } from './coming-weekend.js';
import { seedViewingSlots } from './seed-viewing-slots.js';

type Texts = EntryData['texts'];

interface AgentDemo {
  key: string;
  name: string;
  phone: string;
  email: string;
  licence: string;
  texts: Record<string, { languages: string[]; biography: string }>;
}

interface OwnHomeDemo extends Record<string, unknown> {
  key: string;
  /** The key of an agent. */
  agent: string;
  /** The key of a listing in the demo feed, whose picture it shows. */
  picture: string;
  interiors: string[];
  amenities: string[];
  /** Hours in New York. */
  openHouse: { weekend: number; day: 'Saturday' | 'Sunday'; from: number; to: number } | null;
  texts: Texts;
}

const demoFile = new URL('../../demo/own-homes.json', import.meta.url);

/** Stores the demo's agents and own homes. Those that an editor has changed stay as they are. */
export async function seedOwnHomes(manager: EntityManager, now: Date): Promise<void> {
  const { agents, homes } = JSON.parse(await readFile(demoFile, 'utf8')) as {
    agents: AgentDemo[];
    homes: OwnHomeDemo[];
  };
  const agentIds = new Map<string, number>();
  for (const [position, demo] of agents.entries()) {
    agentIds.set(demo.key, await storeAgent(manager, demo, position, now));
  }
  for (const [position, demo] of homes.entries()) {
    const { key, agent, picture, interiors, amenities, openHouse, texts, ...values } = demo;
    const pictures = [];
    for (const path of [`homes/${picture}`, ...interiors.map((id) => `interiors/${id}`)]) {
      pictures.push({ picture: await pictureOf(manager, path, '1200') });
    }
    const agentId = agentIds.get(agent) ?? null;
    await storeEntry(manager, OWN_HOME, {
      ...{ key, number: position + 1, position, firstPublishedAt: now },
      data: {
        values: {
          ...values,
          ...{ pictures, agent: agentId },
          amenities: amenities.map((amenity) => ({ amenity })),
          openHouses: openHouse ? [timesOf(openHouse, now)] : [],
        },
        texts,
      },
    });
    await seedViewingSlots(manager, listingIdOf(position + 1), agentId, now);
  }
}

async function storeAgent(
  manager: EntityManager,
  { key, texts, ...values }: AgentDemo,
  position: number,
  firstPublishedAt: Date,
): Promise<number> {
  const portrait = await pictureOf(manager, `team/${key}`, '800');
  const translated = Object.entries(texts).map(([language, { languages, biography }]) => [
    language,
    {
      languages: languages.map((name) => ({ language: name })),
      biography: {
        type: 'doc',
        content: [{ type: 'paragraph', content: [{ type: 'text', text: biography }] }],
      },
    },
  ]);
  const entry = await storeEntry(manager, AGENT, {
    ...{ key, number: position + 1, position, firstPublishedAt },
    data: { values: { ...values, portrait }, texts: Object.fromEntries(translated) as Texts },
  });
  return entry.id;
}

const pictureOf = (manager: EntityManager, path: string, width: string): Promise<number> =>
  storeMedia(manager, {
    src: `/pictures/${path}/${width}.webp`,
    name: path.split('/').at(-1) ?? path,
  });

const HOUR = 3_600_000;

function timesOf(
  { weekend, day, from, to }: NonNullable<OwnHomeDemo['openHouse']>,
  now: Date,
): { startsAt: string; endsAt: string } {
  const start = startOfDay(comingWeekend(now, weekend, day));
  const at = (hour: number) => new Date(start + hour * HOUR).toISOString();
  return { startsAt: at(from), endsAt: at(to) };
}
