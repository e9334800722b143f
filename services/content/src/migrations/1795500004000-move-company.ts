import {
  mapTexts,
  moveContent,
  type MovedTexts,
  oldRows,
  removeMovedContent,
  keyOf,
  storeSitePicture,
} from '@phantom/content-editing';
import type { MigrationInterface, QueryRunner } from 'typeorm';

interface OldRow {
  id: number;
  created_at: Date;
  updated_at: Date;
}

interface MemberRow extends OldRow {
  position: number;
  name: string;
  image: string;
  texts: MovedTexts<{ designation: string }>;
}

interface SiteRow extends OldRow {
  company: string;
  address: string;
  phone: string;
  fax: string;
  email: string;
  social: { name: string; url: string }[];
  investor_portal: string;
  invest_now_url: string;
  latitude: number;
  longitude: number;
  texts: MovedTexts<{ hours: string }>;
}

/** The team and the contact data become content that employees edit. */
export class MoveCompany1795500004000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const members = await oldRows<MemberRow>(runner, 'team_member', { order: 'position' });
    for (const { id, position, name, image: src, texts, created_at, updated_at } of members) {
      const image = await storeSitePicture(runner, src);
      const slug = keyOf(name);
      const isTaken = members.some((each) => each.id < id && keyOf(each.name) === slug);
      await moveContent(runner, 'team-member', {
        ...{ key: isTaken ? `${slug}-${id}` : slug, number: id, position, title: name },
        ...{ publishedAt: created_at, updatedAt: updated_at },
        values: { name, image },
        texts: mapTexts(texts, ({ designation: role }) => ({ role })),
        media: [image],
      });
    }
    for (const row of await oldRows<SiteRow>(runner, 'site_info')) {
      const { company, address, phone, fax, email, social, latitude, longitude, texts } = row;
      await moveContent(runner, 'site', {
        ...{ key: 'site', number: 1, position: 0, title: company },
        ...{ publishedAt: row.created_at, updatedAt: row.updated_at },
        values: {
          ...{ company, address, phone, fax, email, social, office: { latitude, longitude } },
          ...{ investorPortal: row.investor_portal, investNowUrl: row.invest_now_url },
        },
        texts,
      });
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await removeMovedContent(runner, ['team-member', 'site']);
  }
}
