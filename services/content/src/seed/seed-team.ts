import { storeMedia } from '@phantom/content-editing';
import type { EntityManager } from 'typeorm';
import { TEAM_MEMBER } from '../team/team.type.js';
import {
  demoTexts,
  pictureTexts,
  readDemo,
  storeDemo,
  type Translated,
  translationRows,
} from './demo-files.js';

interface MemberDemo {
  key: string;
  name: string;
  designation: Translated<string>;
}

export async function seedTeam(manager: EntityManager): Promise<void> {
  const members = await readDemo<MemberDemo[]>('team.json');
  const { portrait } = await pictureTexts();
  for (const [position, { key, name, designation }] of members.entries()) {
    const src = `/pictures/team/${key}/800.webp`;
    const alt = Object.fromEntries(
      translationRows(portrait, (text, lang) => [lang, text.replace('{name}', name)]),
    ) as Translated<string>;
    await storeDemo(manager, TEAM_MEMBER, {
      ...{ key, position },
      values: { name, image: await storeMedia(manager, { src, name: key, alt }) },
      texts: demoTexts(designation, (role) => ({ role })),
    });
  }
}
