import { OneClickForm, SendButton, SendForm, TextField, useSendForm } from '@phantom/forms';
import { Link } from '@phantom/mf-kit';
import { EmptyState } from '@phantom/ui';
import { useEffect, useRef, useState } from 'react';
import {
  changeSavedSearch,
  removeSavedSearch,
  leaveSavedSearches,
  type SavedSearch,
  type SavedSearches,
} from '../../shared/saved-searches/saved-searches';
import {
  AlertFields,
  choicesOfValues,
  valuesOfChoices,
} from '../../shared/saved-searches/alert-fields';
import { savedSearchPath } from '../../shared/saved-searches/saved-search-query';
import { useSavedSearchTexts } from '../../shared/saved-searches/saved-search-texts';
import styles from './saved-search-list.module.css';

/** The searches of an address. Each can be changed and removed; one button ends all alerts. */
export function SavedSearchList({ searches: given }: { searches: SavedSearches }) {
  const { t } = useSavedSearchTexts();
  const [{ token, searches }, setSearches] = useState(given);
  const [notice, setNotice] = useState({ text: '' });
  const status = useRef<HTMLParagraphElement>(null);
  // The button that had the focus may be gone.
  useEffect(() => {
    if (notice.text) status.current?.focus();
  }, [notice]);
  const show = (list: SavedSearches[], text: string) => {
    const [changed] = list;
    if (changed) setSearches(changed);
    setNotice({ text });
  };
  return (
    <>
      <p ref={status} role="status" tabIndex={-1} className={styles.notice}>
        {notice.text}
      </p>
      {searches.length === 0 ? (
        <EmptyState title={t('saved-searches:list.empty')}>
          <p>{t('saved-searches:list.emptyText')}</p>
          <Link className="btn btn-primary" to="/listings">
            {t('saved-searches:page.listings')}
          </Link>
        </EmptyState>
      ) : (
        <>
          <ul className={styles.list}>
            {searches.map((search) => (
              <li key={search.id}>
                <SavedSearchItem token={token} search={search} onChange={show} />
              </li>
            ))}
          </ul>
          <OneClickForm
            name="leave-saved-searches"
            label={t('saved-searches:leave.submit')}
            variant="outline-danger"
            send={async (signal) => {
              await leaveSavedSearches(token, signal);
              show([{ ...given, token, searches: [] }], t('saved-searches:leave.doneText'));
            }}
          />
        </>
      )}
    </>
  );
}

interface SavedSearchItemProps {
  token: string;
  search: SavedSearch;
  onChange: (list: SavedSearches[], notice: string) => void;
}

function SavedSearchItem({ token, search, onChange }: SavedSearchItemProps) {
  const { t } = useSavedSearchTexts();
  const { id, title, frequency } = search;
  return (
    <article className={styles.item} aria-labelledby={`search-${id}`}>
      <h2 id={`search-${id}`} className="h5">
        <Link to={savedSearchPath(search.search)}>{title}</Link>
      </h2>
      <p className={styles.facts}>
        {[
          t(`saved-searches:frequency.${frequency}`),
          ...search.events.map((each) => t(`saved-searches:events.${each}`)),
        ].join(' · ')}
      </p>
      <details>
        <summary>{t('saved-searches:list.change')}</summary>
        {/* A changed search begins a new form, with the new values. */}
        <ChangeForm
          key={JSON.stringify(search)}
          token={token}
          search={search}
          onChange={onChange}
        />
      </details>
      <OneClickForm
        name={`remove-search-${id}`}
        label={t('saved-searches:list.remove')}
        variant="outline-primary"
        send={async (signal) => {
          const { list } = await removeSavedSearch(id, token, signal);
          onChange(list, t('saved-searches:list.removed', { title }));
        }}
      />
    </article>
  );
}

function ChangeForm({ token, search, onChange }: SavedSearchItemProps) {
  const { t } = useSavedSearchTexts();
  const { id, title, frequency, events } = search;
  const state = useSendForm({
    name: `saved-search-${id}`,
    // Its draft would be shown in place of what another device has saved.
    isSecret: true,
    initialValues: { title, ...valuesOfChoices({ frequency, events }) },
    schema: ({ requiredText }) => ({
      title: requiredText(t('saved-searches:rules.search')).max(
        200,
        t('saved-searches:rules.tooLong', { limit: 200 }),
      ),
    }),
    send: async ({ title: newTitle, ...values }, { signal }) => {
      const change = { token, title: newTitle, ...choicesOfValues(values) };
      const { list } = await changeSavedSearch(id, change, signal);
      onChange(list, t('saved-searches:list.saved'));
    },
    onSent: () => undefined,
  });
  return (
    <SendForm state={state}>
      <TextField
        name="title"
        label={t('saved-searches:dialog.search')}
        required
        autoComplete="off"
      />
      <AlertFields />
      <SendButton label={t('saved-searches:list.save')} />
    </SendForm>
  );
}
