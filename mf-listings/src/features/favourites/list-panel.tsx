import { SendButton, SendForm, TextField, useSendForm } from '@phantom/forms';
import { ApiError, useOnline } from '@phantom/mf-kit';
import { useEffect, useRef, useState } from 'react';
import { createList, disconnectList } from '../../shared/favourite-lists/connected-list';
import { useFavouriteListTexts } from '../../shared/favourite-lists/favourite-list-texts';
import {
  changeListSettings,
  endFavouriteList,
  LIMITS,
  type FavouriteList,
} from '../../shared/favourite-lists/favourite-lists';
import { ListLinkRow } from './list-link';
import styles from './list-panel.module.css';
import type { ConnectedListState } from './use-connected-list';
import { Problem, useListCall, type ShowList } from './use-list-call';

/** Takes the favourites to a list on the server, and shows the links of the list. */
export function ListPanel({ connected }: { connected: ConnectedListState }) {
  const { t } = useFavouriteListTexts();
  const { token, list, setList } = connected;
  const [notice, setNotice] = useState('');
  const summary = useRef<HTMLElement>(null);
  const isEnded = token === null && connected.status === 'ended';
  /** The button that had the focus is gone. */
  const announce = (text: string) => {
    setNotice(text);
    summary.current?.focus();
  };
  return (
    <section className={styles.panel} aria-labelledby="favourite-list">
      <details>
        <summary ref={summary}>
          <h2 id="favourite-list" className="h5">
            {t('favourite-lists:panel.title')}
          </h2>
        </summary>
        <div className={styles.content}>
          {token === null ? (
            <CreateList
              onList={(created) => {
                setList(created);
                announce('');
              }}
            />
          ) : (
            <>
              {list && <ListLinks list={list} onList={setList} onNotice={setNotice} />}
              <LeaveList token={token} onLeft={announce} />
            </>
          )}
        </div>
      </details>
      <p role="status" className={styles.notice}>
        {notice || (isEnded && t('favourite-lists:sync.ended'))}
      </p>
      {token !== null && <ExchangeStatus connected={connected} />}
    </section>
  );
}

function CreateList({ onList }: { onList: ShowList }) {
  const { t } = useFavouriteListTexts();
  const { call, problem } = useListCall(onList);
  return (
    <>
      <p>{t('favourite-lists:panel.lead')}</p>
      <button type="button" className="btn btn-primary" onClick={() => void call(createList)}>
        {t('favourite-lists:panel.create')}
      </button>
      <Problem text={problem} />
    </>
  );
}

/** Whether the device and the list have the same homes. */
function ExchangeStatus({ connected: { status, retry } }: { connected: ConnectedListState }) {
  const { t } = useFavouriteListTexts();
  const isOnline = useOnline();
  return (
    <div className={styles.status}>
      <p role="status">
        {t(isOnline ? `favourite-lists:sync.${status}` : 'favourite-lists:sync.offline')}
      </p>
      {isOnline && status === 'failed' && (
        <button type="button" className="btn btn-sm btn-outline-primary" onClick={retry}>
          {t('favourite-lists:sync.retry')}
        </button>
      )}
    </div>
  );
}

interface ListLinksProps {
  list: FavouriteList;
  onList: ShowList;
  onNotice: (text: string) => void;
}

function ListLinks({ list, onList, onNotice }: ListLinksProps) {
  const { t } = useFavouriteListTexts();
  const { call, problem } = useListCall(onList);
  const { token, share_token: shareToken } = list;
  const title = list.title ?? '';
  const listTitle = list.title ?? t('favourite-lists:panel.defaultName');
  const share = (shared: boolean) => void call(() => changeListSettings({ token, title, shared }));
  return (
    <>
      <ListLinkRow
        link={{ purpose: 'mine', token }}
        title={t('favourite-lists:panel.own')}
        text={t('favourite-lists:panel.ownText')}
        listTitle={listTitle}
      />
      {shareToken && (
        <ListLinkRow
          // Another link has not been copied yet.
          key={shareToken}
          link={{ purpose: 'shared', token: shareToken }}
          title={t('favourite-lists:panel.share')}
          text={t('favourite-lists:panel.shareText')}
          listTitle={listTitle}
        />
      )}
      <div>
        {!shareToken && <p>{t('favourite-lists:panel.notShared')}</p>}
        {/* One button for both actions: the focus stays on it. */}
        <button
          type="button"
          className="btn btn-sm btn-outline-primary"
          onClick={() => share(!shareToken)}
        >
          {t(shareToken ? 'favourite-lists:panel.endSharing' : 'favourite-lists:panel.shareAgain')}
        </button>
      </div>
      <Problem text={problem} />
      <RenameForm
        key={title}
        list={list}
        onList={onList}
        onSaved={() => onNotice(t('favourite-lists:panel.saved'))}
      />
    </>
  );
}

interface RenameFormProps {
  list: FavouriteList;
  onList: ShowList;
  onSaved: () => void;
}

function RenameForm({ list, onList, onSaved }: RenameFormProps) {
  const { t } = useFavouriteListTexts();
  const state = useSendForm({
    name: 'favourite-list-name',
    // Its draft would be shown in place of what another device has saved.
    isSecret: true,
    initialValues: { title: list.title ?? '' },
    schema: ({ text }) => ({
      title: text().max(LIMITS.title, t('favourite-lists:rules.tooLong', { limit: LIMITS.title })),
    }),
    send: async ({ title }) => {
      const settings = { token: list.token, title, shared: list.share_token !== null };
      onList(await changeListSettings(settings));
    },
    onSent: onSaved,
  });
  return (
    <SendForm state={state} className={styles.rename}>
      <TextField
        name="title"
        label={t('favourite-lists:panel.name')}
        hint={t('favourite-lists:panel.nameHint')}
        autoComplete="off"
      />
      <SendButton label={t('favourite-lists:panel.rename')} variant="outline-primary" />
    </SendForm>
  );
}

interface LeaveListProps {
  token: string;
  /** @param notice what has happened */
  onLeft: (notice: string) => void;
}

function LeaveList({ token, onLeft }: LeaveListProps) {
  const { t } = useFavouriteListTexts();
  const [isSure, setSure] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isSure) keep.current?.focus();
  }, [isSure]);

  const leave = async () => {
    await disconnectList();
    onLeft(t('favourite-lists:panel.left'));
  };
  const end = async () => {
    try {
      await endFavouriteList(token);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return setProblem(error.message);
    }
    await disconnectList();
    onLeft(t('favourite-lists:panel.ended'));
  };
  return (
    <div className={styles.out}>
      {isSure ? (
        <>
          <p>{t('favourite-lists:panel.endSure')}</p>
          <button
            ref={keep}
            type="button"
            className="btn btn-sm btn-primary"
            onClick={() => setSure(false)}
          >
            {t('favourite-lists:panel.endNo')}
          </button>
          <button
            type="button"
            className="btn btn-sm btn-outline-primary"
            onClick={() => void end()}
          >
            {t('favourite-lists:panel.endYes')}
          </button>
        </>
      ) : (
        <>
          <button type="button" className="btn btn-sm btn-link" onClick={() => void leave()}>
            {t('favourite-lists:panel.leave')}
          </button>
          <button type="button" className="btn btn-sm btn-link" onClick={() => setSure(true)}>
            {t('favourite-lists:panel.end')}
          </button>
        </>
      )}
      <Problem text={problem} />
    </div>
  );
}
