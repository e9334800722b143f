import { AuditedEntity } from '@phantom/service-kit';
import { Column, Entity, OneToMany, PrimaryColumn, type Relation } from 'typeorm';
import { textOf } from '../language/translated.entity.js';
import type { SocialLinkDto } from './site.dto.js';

/** Contact data of the company. The table has one row, with the primary key 1. */
@Entity('site_info')
export class SiteInfo extends AuditedEntity {
  @PrimaryColumn({ type: 'smallint', default: 1 })
  id: number;

  @Column({ type: 'varchar', length: 120 })
  company: string;

  @Column({ type: 'varchar', length: 200 })
  address: string;

  @Column({ type: 'varchar', length: 30 })
  phone: string;

  @Column({ type: 'varchar', length: 30 })
  fax: string;

  @Column({ type: 'varchar', length: 254 })
  email: string;

  @Column({ type: 'jsonb' })
  social: SocialLinkDto[];

  @Column({ name: 'investor_portal', type: 'varchar', length: 300 })
  investorPortal: string;

  @Column({ name: 'invest_now_url', type: 'varchar', length: 300 })
  investNowUrl: string;

  @Column({ type: 'double precision' })
  latitude: number;

  @Column({ type: 'double precision' })
  longitude: number;

  @OneToMany(() => SiteInfoText, (text) => text.owner, { eager: true })
  texts: Relation<SiteInfoText>[];
}

@Entity('site_info_text')
export class SiteInfoText extends textOf(() => SiteInfo, 'site_info_id', 'smallint') {
  @Column({ type: 'varchar', length: 120 })
  hours: string;
}
