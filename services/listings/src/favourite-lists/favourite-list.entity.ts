import {
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  PrimaryGeneratedColumn,
  type Relation,
  Unique,
} from 'typeorm';

/** Favourites that were taken to the server, so that other devices and people have them by a link. */
@Entity('favourite_list')
@Index('favourite_list_opened', ['openedAt'])
export class FavouriteList {
  @PrimaryGeneratedColumn('identity')
  id: number;

  /** SHA-256 of the token in the owner's link. The token itself is stored nowhere. */
  @Column({ name: 'owner_hash', type: 'bytea', unique: true })
  ownerHash: Buffer;

  /** SHA-256 of the token in the share link; null while the list is not shared. */
  @Column({ name: 'share_hash', type: 'bytea', unique: true, nullable: true })
  shareHash: Buffer | null;

  /** Each end of sharing raises it: the next share link is another one. */
  @Column({ name: 'share_round', type: 'integer', default: 1 })
  shareRound: number;

  @Column({ type: 'varchar', length: 100, nullable: true })
  title: string | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  /** When somebody last used one of its links; a read is noted once a day. */
  @Column({ name: 'opened_at', type: 'timestamptz', default: () => 'now()' })
  openedAt: Date;
}

/** Somebody who adds, votes or comments: a device with the share link, or the owner. */
@Entity('favourite_person')
@Unique(['listId', 'key'])
export class FavouritePerson {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column({ name: 'list_id', type: 'integer' })
  listId: number;

  @ManyToOne(() => FavouriteList, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'list_id' })
  list: Relation<FavouriteList>;

  /** A random number of the device, which tells nobody else. */
  @Column({ type: 'varchar', length: 32 })
  key: string;

  @Column({ type: 'varchar', length: 60 })
  name: string;
}

/** A home on a list. One that was removed stays for a while: its votes and comments come back with it. */
@Entity('favourite_home')
@Index('favourite_home_person', ['personId'])
@Index('favourite_home_removed', ['removedAt'], { where: 'removed_at IS NOT NULL' })
export class FavouriteHome {
  @PrimaryColumn({ name: 'list_id', type: 'integer' })
  listId: number;

  @ManyToOne(() => FavouriteList, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'list_id' })
  list: Relation<FavouriteList>;

  @PrimaryColumn({ name: 'listing_id', type: 'integer' })
  listingId: number;

  /** When it was added. */
  @Column({ type: 'integer', nullable: true })
  price: number | null;

  /** The owner's; empty without one. */
  @Column({ type: 'varchar', length: 500, default: '' })
  note: string;

  /** Who added it by the share link. */
  @Column({ name: 'person_id', type: 'integer', nullable: true })
  personId: number | null;

  @ManyToOne(() => FavouritePerson, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'person_id' })
  person: Relation<FavouritePerson> | null;

  /** Orders the list. Homes that one request adds have different times. */
  @Column({ name: 'added_at', type: 'timestamptz', default: () => 'clock_timestamp()' })
  addedAt: Date;

  @Column({ name: 'removed_at', type: 'timestamptz', nullable: true })
  removedAt: Date | null;
}

/** A thumb of one person for one home. */
@Entity('favourite_vote')
@Index('favourite_vote_home', ['listId', 'listingId'])
export class FavouriteVote {
  @PrimaryColumn({ name: 'person_id', type: 'integer' })
  personId: number;

  @ManyToOne(() => FavouritePerson, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'person_id' })
  person: Relation<FavouritePerson>;

  @Column({ name: 'list_id', type: 'integer' })
  listId: number;

  @PrimaryColumn({ name: 'listing_id', type: 'integer' })
  listingId: number;

  @Column({ name: 'is_up', type: 'boolean' })
  isUp: boolean;
}

@Entity('favourite_comment')
@Index('favourite_comment_home', ['listId', 'listingId'])
@Index('favourite_comment_person', ['personId'])
export class FavouriteComment {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column({ name: 'list_id', type: 'integer' })
  listId: number;

  @Column({ name: 'listing_id', type: 'integer' })
  listingId: number;

  @Column({ name: 'person_id', type: 'integer' })
  personId: number;

  @ManyToOne(() => FavouritePerson, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'person_id' })
  person: Relation<FavouritePerson>;

  @Column({ type: 'varchar', length: 500 })
  text: string;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}

/** For the data source. */
export const FAVOURITE_LIST_ENTITIES = [
  FavouriteList,
  FavouritePerson,
  FavouriteHome,
  FavouriteVote,
  FavouriteComment,
];
