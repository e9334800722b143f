import { AuditedEntity, type Language } from '@phantom/service-kit';
import {
  Column,
  Entity,
  JoinColumn,
  ManyToOne,
  OneToMany,
  PrimaryColumn,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';

@Entity('team_member')
export class TeamMember extends AuditedEntity {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column({ type: 'smallint', unique: true })
  position: number;

  @Column({ type: 'varchar', length: 120 })
  name: string;

  @Column({ type: 'varchar', length: 300 })
  image: string;

  @OneToMany(() => TeamMemberText, (text) => text.member, { eager: true })
  texts: Relation<TeamMemberText>[];
}

@Entity('team_member_text')
export class TeamMemberText {
  @PrimaryColumn({ name: 'team_member_id', type: 'integer' })
  teamMemberId: number;

  @PrimaryColumn({ type: 'varchar', length: 2 })
  lang: Language;

  @Column({ type: 'varchar', length: 120 })
  designation: string;

  @ManyToOne(() => TeamMember, (member) => member.texts, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'team_member_id' })
  member: Relation<TeamMember>;
}
