import { readDemoList } from './read-json.js';

/** The facts for a portrait; hair and clothing in words. */
export interface TeamFacts {
  key: string;
  woman: boolean;
  age: number;
  skin: string;
  hair: string;
  glasses: boolean;
  beard: boolean;
  clothing: string;
}

interface TeamRecord {
  key: string;
  facts: {
    gender?: string;
    age?: number;
    skin?: string;
    hair?: string;
    glasses?: boolean;
    beard?: boolean;
    clothing?: string;
  };
}

/** One portrait for each member of the team. */
export async function teamFacts(): Promise<TeamFacts[]> {
  const records = await readDemoList<TeamRecord>('services/content/demo/team.json');
  return records.map(({ key, facts }) => ({
    key,
    woman: facts.gender === 'woman',
    age: facts.age ?? 40,
    skin: facts.skin ?? 'medium',
    hair: facts.hair ?? 'short dark',
    glasses: facts.glasses ?? false,
    beard: facts.beard ?? false,
    clothing: facts.clothing ?? 'navy suit',
  }));
}
