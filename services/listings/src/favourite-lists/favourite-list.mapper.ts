import type { EntityManager } from 'typeorm';
import type {
  FavouriteCommentDto,
  FavouriteHomeDto,
  FavouriteListAnswerDto,
  FavouriteVoteDto,
} from './favourite-list.dto.js';
import { FavouriteComment, FavouriteVote } from './favourite-list.entity.js';
import { type ListAccess, shareTokenOf } from './list-access.js';

type HomeRow = Omit<FavouriteHomeDto, 'added_at' | 'votes' | 'comments'> & { added_at: Date };

/** A home that employees have hidden is shown without its address. */
const HOMES = `
  SELECT home.listing_id AS id, home.price, home.note, home.added_at, person.name AS added_by,
    listing.unparsed_address AS address, listing.subdivision_name AS neighbourhood, listing.city,
    listing.state_or_province AS state, listing.postal_code AS zip_code,
    coalesce(listing.offer = 'rental', false) AS monthly
  FROM favourite_home AS home
  LEFT JOIN favourite_person AS person ON person.id = home.person_id
  LEFT JOIN listing ON listing.id = home.listing_id AND NOT listing.hidden
  WHERE home.list_id = $1 AND home.removed_at IS NULL
  ORDER BY home.added_at DESC, home.listing_id`;

/** The list as the holder of the link may see it. */
export async function listAnswer(
  manager: EntityManager,
  access: ListAccess,
): Promise<FavouriteListAnswerDto> {
  const { list, role, token, personKey } = access;
  const listId = list.id;
  const homes = await manager.query<HomeRow[]>(HOMES, [listId]);
  const relations = { person: true };
  const votes = Map.groupBy(
    await manager.find(FavouriteVote, { where: { listId }, relations, order: { personId: 'ASC' } }),
    ({ listingId }) => listingId,
  );
  const comments = Map.groupBy(
    await manager.find(FavouriteComment, { where: { listId }, relations, order: { id: 'ASC' } }),
    ({ listingId }) => listingId,
  );
  const isShared = role === 'owner' && list.shareHash !== null;
  const answer = {
    ...{ token, role, title: list.title },
    share_token: isShared ? shareTokenOf(token, list.shareRound) : null,
    homes: homes.map(({ added_at: addedAt, ...home }) => ({
      ...home,
      added_at: addedAt.toISOString(),
      votes: (votes.get(home.id) ?? []).map((vote) => toVoteDto(vote, personKey)),
      comments: (comments.get(home.id) ?? []).map((comment) => toCommentDto(comment, personKey)),
    })),
  };
  return { error: 0, list: [answer] };
}

const toVoteDto = ({ isUp, person }: FavouriteVote, key: string | undefined): FavouriteVoteDto => ({
  name: person.name,
  up: isUp,
  own: person.key === key,
});

const toCommentDto = (
  { id, text, createdAt, person }: FavouriteComment,
  key: string | undefined,
): FavouriteCommentDto => ({
  ...{ id, text, name: person.name },
  created_at: createdAt.toISOString(),
  own: person.key === key,
});
