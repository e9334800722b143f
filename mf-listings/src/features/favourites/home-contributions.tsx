import { MessageField, SendButton, SendForm, useSendForm } from '@phantom/forms';
import { useFormat } from '@phantom/mf-kit';
import { useRef, useState } from 'react';
import { useStored } from '../../shared/device/device-store';
import { useFavouriteListTexts } from '../../shared/favourite-lists/favourite-list-texts';
import {
  commentOnHome,
  LIMITS,
  removeComment,
  voteOnHome,
  type ListedHome,
  type Reader,
} from '../../shared/favourite-lists/favourite-lists';
import { listPerson } from '../../shared/favourite-lists/list-person';
import { LineIcon } from '../../shared/icons';
import styles from './home-contributions.module.css';
import { NameForm, Named } from './person-name';
import { useFocusAfter } from './use-focus-after';
import { Problem, useListCall, type ShowList } from './use-list-call';

interface HomeContributionsProps {
  home: ListedHome;
  /** Of the home. */
  name: string;
  reader: Reader;
  /** The owner may remove every comment. */
  isOwner: boolean;
  onList: ShowList;
}

/** The thumbs and comments of the people who share a list. */
export function HomeContributions(props: HomeContributionsProps) {
  return (
    <div className={styles.contributions}>
      <Votes {...props} />
      <Comments {...props} />
    </div>
  );
}

const THUMB =
  'M7 11v9H4v-9zm0 0 4-8c1.5 0 2.5 1 2.5 2.5V9H19c1.2 0 2 1 1.8 2.2l-1.3 7c-.2 1-1 1.8-2 1.8H7';

function Votes({ home, name, reader, onList }: HomeContributionsProps) {
  const { t } = useFavouriteListTexts();
  const { call, problem } = useListCall(onList);
  /** The vote that waits for a name. */
  const [waiting, setWaiting] = useState({ up: true, isOpen: false });
  const button = useFocusAfter<HTMLButtonElement>(waiting.isOpen);
  const own = home.votes.find((vote) => vote.own);

  const send = (up: boolean | null) => {
    const known = listPerson.getSnapshot().value;
    if (!known) return setWaiting({ up: up === true, isOpen: true });
    setWaiting({ ...waiting, isOpen: false });
    const { token } = reader;
    void call(() => voteOnHome({ token, person: known.key, name: known.name, id: home.id, up }));
  };
  const thumb = (up: boolean) => {
    const isPressed = own?.up === up;
    return (
      <button
        ref={waiting.up === up ? button : undefined}
        type="button"
        className={styles.thumb}
        aria-pressed={isPressed}
        aria-label={t(
          up ? 'favourite-lists:contributions.up' : 'favourite-lists:contributions.down',
          { name },
        )}
        onClick={() => send(isPressed ? null : up)}
      >
        <LineIcon className={up ? undefined : styles.down} path={THUMB} size={20} />
        <span aria-hidden="true">{home.votes.filter((vote) => vote.up === up).length || ''}</span>
      </button>
    );
  };
  const names = (up: boolean) =>
    home.votes
      .filter((vote) => vote.up === up)
      .map((vote) => vote.name)
      .join(', ');
  return (
    <>
      <div className={styles.votes}>
        {thumb(true)}
        {thumb(false)}
        <p className={styles.names}>
          {[
            names(true) && t('favourite-lists:contributions.for', { names: names(true) }),
            names(false) && t('favourite-lists:contributions.against', { names: names(false) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      {waiting.isOpen && <NameForm form={`vote-${home.id}`} onSaved={() => send(waiting.up)} />}
      <Problem text={problem} />
    </>
  );
}

function Comments({ home, name, reader, isOwner, onList }: HomeContributionsProps) {
  const { t } = useFavouriteListTexts();
  const { date } = useFormat();
  const { call, problem } = useListCall(onList);
  const [notice, setNotice] = useState('');
  const summary = useRef<HTMLElement>(null);
  const count = home.comments.length;

  const remove = async (id: number) => {
    if (!(await call(() => removeComment(id, reader)))) return;
    setNotice(t('favourite-lists:contributions.removed'));
    summary.current?.focus();
  };
  return (
    <details className={styles.comments}>
      <summary
        ref={summary}
        aria-label={count ? undefined : t('favourite-lists:contributions.commentNamed', { name })}
      >
        {count
          ? t('favourite-lists:contributions.comments', { count })
          : t('favourite-lists:contributions.comment')}
      </summary>
      <ul className="list-unstyled mb-3">
        {home.comments.map((comment) => (
          <li key={comment.id} className={styles.comment}>
            <p className={styles.author}>
              <strong>{comment.name}</strong> <span>{date(comment.created_at)}</span>
              {(isOwner || comment.own) && (
                <button
                  type="button"
                  className="btn btn-sm btn-link"
                  aria-label={t('favourite-lists:contributions.removeNamed', {
                    name: comment.name,
                  })}
                  onClick={() => void remove(comment.id)}
                >
                  {t('favourite-lists:contributions.remove')}
                </button>
              )}
            </p>
            <p className={styles.text}>{comment.text}</p>
          </li>
        ))}
      </ul>
      <Named form={`name-${home.id}`}>
        <CommentForm
          homeId={home.id}
          token={reader.token}
          onList={(list) => {
            onList(list);
            setNotice(t('favourite-lists:contributions.sent'));
          }}
        />
      </Named>
      <p role="status" className={styles.notice}>
        {notice}
      </p>
      <Problem text={problem} />
    </details>
  );
}

interface CommentFormProps {
  homeId: number;
  token: string;
  onList: ShowList;
}

function CommentForm({ homeId, token, onList }: CommentFormProps) {
  const { t } = useFavouriteListTexts();
  const { value: person } = useStored(listPerson);
  const state = useSendForm({
    name: `comment-${homeId}`,
    isSecret: true,
    initialValues: { text: '' },
    schema: ({ requiredText }) => ({
      text: requiredText(t('favourite-lists:contributions.missing')).max(
        LIMITS.comment,
        t('favourite-lists:rules.tooLong', { limit: LIMITS.comment }),
      ),
    }),
    send: async ({ text }) => {
      const { key, name } = person ?? { key: undefined, name: '' };
      onList(await commentOnHome({ token, person: key, name, id: homeId, text }));
    },
    onSent: () => undefined,
  });
  return (
    <SendForm state={state}>
      <MessageField
        name="text"
        label={t('favourite-lists:contributions.label')}
        required
        rows={2}
        max={LIMITS.comment}
      />
      <SendButton label={t('favourite-lists:contributions.send')} variant="outline-primary" />
    </SendForm>
  );
}
