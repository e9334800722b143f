import { Outcome, SendBar, SendForm, TextField, useSendForm } from '@phantom/forms';
import { sitePath, useTranslation } from '@phantom/mf-kit';
import { useRef, useState } from 'react';
import { Dialog } from '../../../shared/dialog/dialog';
import { searchName } from '../../../shared/search/search-labels';
import type { Search } from '../../../shared/search/search';
import {
  AlertFields,
  choicesOfValues,
  DEFAULT_CHOICES,
  valuesOfChoices,
} from '../../../shared/saved-searches/alert-fields';
import { savedQuery } from '../../../shared/saved-searches/saved-search-query';
import { useSavedSearchTexts } from '../../../shared/saved-searches/saved-search-texts';
import { saveSearch } from '../../../shared/saved-searches/saved-searches';
import styles from './save-search-dialog.module.css';

interface SaveSearchDialogProps {
  search: Search;
  onClose: () => void;
}

/** Asks who wants to hear of a search, how often, and of what. */
export function SaveSearchDialog({ search, onClose }: SaveSearchDialogProps) {
  const { t } = useSavedSearchTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isSent, setSent] = useState(false);
  return (
    <Dialog
      ref={dialog}
      title={t('saved-searches:dialog.title')}
      closeLabel={t('saved-searches:dialog.close')}
      placement="center"
      onClose={onClose}
    >
      <div className={styles.body}>
        {isSent ? (
          <Outcome
            title={t('saved-searches:dialog.sent')}
            text={t('saved-searches:dialog.sentText')}
          />
        ) : (
          <>
            <p>{t('saved-searches:dialog.lead')}</p>
            <SaveSearchForm search={search} onSent={() => setSent(true)} />
          </>
        )}
      </div>
    </Dialog>
  );
}

/** The limits of the listings service, in characters. */
const LIMITS = { name: 100, email: 254, title: 200 };

function SaveSearchForm({ search, onSent }: { search: Search; onSent: () => void }) {
  const { t } = useSavedSearchTexts();
  const { t: sectionText } = useTranslation();
  const state = useSendForm({
    name: 'save-search',
    initialValues: {
      name: '',
      email: '',
      title: searchName(search, sectionText).slice(0, LIMITS.title),
      ...valuesOfChoices(DEFAULT_CHOICES),
    },
    schema: ({ email, requiredText }) => {
      const tooLong = (limit: number) => t('saved-searches:rules.tooLong', { limit });
      return {
        name: requiredText(t('saved-searches:rules.name')).max(LIMITS.name, tooLong(LIMITS.name)),
        email: email(t('saved-searches:rules.email')).max(LIMITS.email, tooLong(LIMITS.email)),
        title: requiredText(t('saved-searches:rules.search')).max(
          LIMITS.title,
          tooLong(LIMITS.title),
        ),
      };
    },
    send: ({ name, email, title, ...choices }, attempt) =>
      saveSearch(
        { name, email, title, search: savedQuery(search), ...choicesOfValues(choices) },
        attempt,
      ),
    onSent,
  });
  return (
    <SendForm state={state}>
      <TextField name="name" label={t('saved-searches:dialog.name')} required autoComplete="name" />
      <TextField
        name="email"
        label={t('saved-searches:dialog.email')}
        required
        type="email"
        inputMode="email"
        autoComplete="email"
        spellCheck={false}
      />
      <TextField
        name="title"
        label={t('saved-searches:dialog.search')}
        required
        autoComplete="off"
      />
      <AlertFields />
      <p>
        {t('saved-searches:dialog.consent')}{' '}
        <a href={sitePath('/privacy')}>{t('saved-searches:dialog.privacy')}</a>.
      </p>
      <SendBar state={state} label={t('saved-searches:dialog.submit')} />
    </SendForm>
  );
}
