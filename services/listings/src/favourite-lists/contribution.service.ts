import { Injectable } from '@nestjs/common';
import {
  fieldError,
  ForbiddenError,
  type Message,
  NotFoundError,
  UnprocessableError,
} from '@phantom/service-kit';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { FAVOURITE_LIST_MESSAGES as MESSAGES } from '../common/messages.js';
import {
  type FavouriteCommentFormDto,
  type FavouriteListAnswerDto,
  type FavouriteListReaderDto,
  type FavouritePersonDto,
  type FavouriteVoteFormDto,
  MOST_HOMES,
} from './favourite-list.dto.js';
import {
  FavouriteComment,
  FavouriteHome,
  FavouritePerson,
  FavouriteVote,
} from './favourite-list.entity.js';
import { listAnswer } from './favourite-list.mapper.js';
import { findLockedAccess, type ListAccess, requiredKey } from './list-access.js';
import { addHome } from './list-homes.js';

/** Of one list. */
const MOST_PEOPLE = 30;
const MOST_COMMENTS = 500;

const limitError = (message: Message, limit: number): UnprocessableError =>
  new UnprocessableError((language, values) => message(language, { ...values, limit }));

/** What the owner and whoever has the share link write on a list. */
@Injectable()
export class ContributionService {
  constructor(private readonly dataSource: DataSource) {}

  add(form: FavouritePersonDto): Promise<FavouriteListAnswerDto> {
    return this.write(form, async (manager, access) => {
      const { id: personId } = await findPerson(manager, access, form.name);
      const outcome = await addHome(manager, access.list.id, { id: form.id }, personId);
      if (outcome === 'full') throw limitError(MESSAGES.full, MOST_HOMES);
      if (outcome === 'unknown') throw fieldError('id', MESSAGES.noSuchHome);
    });
  }

  comment(form: FavouriteCommentFormDto): Promise<FavouriteListAnswerDto> {
    const { id: listingId, name, text } = form;
    return this.write(form, async (manager, access) => {
      const listId = access.list.id;
      await checkHome(manager, listId, listingId);
      const count = await manager.countBy(FavouriteComment, { listId });
      if (count >= MOST_COMMENTS) throw limitError(MESSAGES.tooManyComments, MOST_COMMENTS);
      const { id: personId } = await findPerson(manager, access, name);
      await manager.insert(FavouriteComment, { listId, listingId, personId, text });
    });
  }

  /** The owner may remove any comment. */
  removeComment(id: number, reader: FavouriteListReaderDto): Promise<FavouriteListAnswerDto> {
    return this.write(reader, async (manager, access) => {
      const comment = await manager.findOne(FavouriteComment, {
        where: { id, listId: access.list.id },
        relations: { person: true },
      });
      if (!comment) throw new NotFoundError();
      const isOwn = comment.person.key === access.personKey;
      if (access.role !== 'owner' && !isOwn) throw new ForbiddenError();
      await manager.delete(FavouriteComment, id);
    });
  }

  vote(form: FavouriteVoteFormDto): Promise<FavouriteListAnswerDto> {
    const { id: listingId, name, up } = form;
    return this.write(form, async (manager, access) => {
      const listId = access.list.id;
      await checkHome(manager, listId, listingId);
      const { id: personId } = await findPerson(manager, access, name);
      const vote = { personId, listingId };
      if (up === null) await manager.delete(FavouriteVote, vote);
      else
        await manager.upsert(FavouriteVote, { ...vote, listId, isUp: up }, [
          'personId',
          'listingId',
        ]);
    });
  }

  private write(
    { token, person }: FavouriteListReaderDto,
    work: (manager: EntityManager, access: ListAccess) => Promise<void>,
  ): Promise<FavouriteListAnswerDto> {
    return this.dataSource.transaction(async (manager) => {
      const access = await findLockedAccess(manager, { token, person });
      await work(manager, access);
      return listAnswer(manager, access);
    });
  }
}

/** The person of the device, with the name that was entered last. */
async function findPerson(
  manager: EntityManager,
  access: ListAccess,
  name: string,
): Promise<FavouritePerson> {
  const key = requiredKey(access);
  const listId = access.list.id;
  const known = await manager.findOneBy(FavouritePerson, { listId, key });
  if (known?.name === name) return known;
  if (!known && (await manager.countBy(FavouritePerson, { listId })) >= MOST_PEOPLE) {
    throw limitError(MESSAGES.tooManyPeople, MOST_PEOPLE);
  }
  return manager.save(FavouritePerson, { ...(known ?? { listId, key }), name });
}

/** @throws NotFoundError for a home that is not on the list */
async function checkHome(manager: EntityManager, listId: number, listingId: number): Promise<void> {
  const where = { listId, listingId, removedAt: IsNull() };
  if (!(await manager.existsBy(FavouriteHome, where))) throw new NotFoundError();
}
