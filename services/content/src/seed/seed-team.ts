import { storeMedia } from '@phantom/content-editing';
import type { EntityManager } from 'typeorm';
import { TEAM_MEMBER } from '../team/team.type.js';
import {
  pictureTexts,
  readDemo,
  richTextOf,
  storeDemo,
  type Translated,
  translationRows,
} from './demo-files.js';

interface MemberDemo {
  key: string;
  name: string;
  designation: Translated<string>;
  email: string;
  phone: string;
  /** Paragraphs. */
  biography: Translated<string[]>;
}

export async function seedTeam(manager: EntityManager): Promise<void> {
  const members = await readDemo<MemberDemo[]>('team.json');
  const { portrait } = await pictureTexts();
  for (const [position, member] of members.entries()) {
    const { key, name, designation, email, phone, biography } = member;
    const src = `/pictures/team/${key}/800.webp`;
    const alt = Object.fromEntries(
      translationRows(portrait, (text, lang) => [lang, text.replace('{name}', name)]),
    ) as Translated<string>;
    await storeDemo(manager, TEAM_MEMBER, {
      ...{ key, position },
      values: { name, email, phone, image: await storeMedia(manager, { src, name: key, alt }) },
      texts: Object.fromEntries(
        translationRows(biography, (paragraphs, lang) => {
          const role = designation[lang] ?? designation.en;
          const html = paragraphs.map((text) => `<p>${text}</p>`);
          return [lang, { role, slug: key, biography: richTextOf(html) }] as const;
        }),
      ),
    });
  }
}
