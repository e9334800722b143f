import { storeMedia } from '@phantom/content-editing';
import type { EntityManager } from 'typeorm';
import { TEAM_MEMBER } from '../team/team.type.js';
import { demoTexts, readDemo, storeDemo, type Translated } from './demo-files.js';

interface MemberDemo {
  key: string;
  name: string;
  designation: Translated<string>;
}

export async function seedTeam(manager: EntityManager): Promise<void> {
  const members = await readDemo<MemberDemo[]>('team.json');
  for (const [position, { key, name, designation }] of members.entries()) {
    const src = `/pictures/team/${key}/800.webp`;
    await storeDemo(manager, TEAM_MEMBER, {
      ...{ key, position },
      values: { name, image: await storeMedia(manager, { src, name: key }) },
      texts: demoTexts(designation, (role) => ({ role })),
    });
  }
}
