import { upsert } from '@phantom/service-kit';
import type { EntityManager } from 'typeorm';
import { TeamMember, TeamMemberText } from '../team/team.entity.js';
import { readDemo, teamPicture, translationRows, type Translated } from './demo-files.js';

interface MemberDemo {
  key: string;
  name: string;
  designation: Translated<string>;
}

export async function seedTeam(manager: EntityManager): Promise<void> {
  const members = await readDemo<MemberDemo[]>('team.json');
  for (const [position, { key, name, designation }] of members.entries()) {
    const image = teamPicture(key);
    const { id: ownerId } = await upsert(manager, TeamMember, { position }, { name, image });
    const rows = translationRows(designation, (text, lang) => {
      return { ownerId, lang, designation: text };
    });
    await manager.save(TeamMemberText, rows);
  }
}
