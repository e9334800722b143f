import { Column, Entity, OneToMany, type Relation } from 'typeorm';
import { ContentEntity, textOf } from '../language/translated.entity.js';

@Entity('team_member')
export class TeamMember extends ContentEntity {
  @Column({ type: 'smallint', unique: true })
  position: number;

  @Column({ type: 'varchar', length: 120 })
  name: string;

  @Column({ type: 'varchar', length: 300 })
  image: string;

  @OneToMany(() => TeamMemberText, (text) => text.owner, { eager: true })
  texts: Relation<TeamMemberText>[];
}

@Entity('team_member_text')
export class TeamMemberText extends textOf(() => TeamMember, 'team_member_id') {
  @Column({ type: 'varchar', length: 120 })
  designation: string;
}
