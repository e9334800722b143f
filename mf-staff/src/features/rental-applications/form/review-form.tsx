import { MessageField, SelectField, SendButton, SendForm, useSendForm } from '@phantom/forms';
import { useRevalidator } from '@phantom/mf-kit';
import { useState } from 'react';
import { StaleNotice } from '../../../shared/components/stale-notice';
import { toast } from '../../../shared/components/toasts';
import { useReloadAfter } from '../../../shared/hooks/use-current-row';
import { reviewApplication, type Application } from '../api';
import { useApplicationTexts } from '../application-texts';

type ReviewState = Application['next_states'][number];

/** The limit of the listings service, in characters. */
const LONGEST_NOTE = 2000;

/** Moves an application to another state, of which the applicant gets an email, and keeps a note. */
export function ReviewForm({ application }: { application: Application }) {
  const { t } = useApplicationTexts();
  const { revalidate } = useRevalidator();
  const reloadAfter = useReloadAfter();
  const { id, note, state: present, next_states: next } = application;
  // Fixed when the form opens: changes of other employees must not overwrite what was typed.
  const [opened, setOpened] = useState(application);
  const state = useSendForm<{ state: ReviewState | ''; note: string }>({
    name: `rental-application-${id}`,
    initialValues: { state: '', note: note ?? '' },
    send: async ({ state: chosen, note: text }) => {
      const change = { version: opened.version, state: chosen || undefined, note: text };
      const { list } = await reloadAfter(reviewApplication(id, change));
      if (list[0]) setOpened(list[0]);
    },
    onSent: () => toast(t('review.saved')),
  });
  return (
    <SendForm
      state={state}
      className="d-grid gap-2"
      whenStale={({ message, list }) => {
        const now = list[0] as Application;
        const take = () => {
          setOpened(now);
          state.dismiss();
          void revalidate();
        };
        return (
          <StaleNotice message={message} onAccept={take}>
            <p>{t('review.now', { state: t(`state.${now.state}`), note: now.note ?? '–' })}</p>
          </StaleNotice>
        );
      }}
    >
      {next.length > 0 && (
        <SelectField
          name="state"
          label={t('review.state')}
          hint={t('review.stateHint')}
          placeholder={t('review.unchanged', { state: t(`state.${present}`) })}
          choices={next.map((value) => ({ value, label: t(`state.${value}`) }))}
        />
      )}
      <MessageField
        name="note"
        label={t('review.note')}
        hint={t('review.noteHint')}
        rows={5}
        max={LONGEST_NOTE}
      />
      <SendButton label={t('review.save')} />
    </SendForm>
  );
}
