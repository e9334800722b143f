import { CheckField, SelectField, SendButton, SendForm, useSendForm } from '@phantom/forms';
import { LANGUAGES, useFormat, type Language } from '@phantom/mf-kit';
import { useRef, useState } from 'react';
import { toast } from '../../../shared/components/toasts';
import { saveNotices, type NoticeEvent, type NoticePreferences } from './notices';
import { useNoticeTexts } from './notice-texts';
import styles from './notices-form.module.css';

/** Each language by its own name. */
const languageChoices = LANGUAGES.map((value) => ({
  value,
  label: new Intl.DisplayNames(value, { type: 'language' }).of(value) ?? value,
}));

const NAMES = ['document', 'distribution', 'holding'] as const;

type Values = { lang: Language } & Record<NoticeEvent, boolean>;

const valuesOf = ({ lang, events }: NoticePreferences): Values => {
  const isActive = (name: NoticeEvent) =>
    events.some(({ event, state }) => event === name && state === 'active');
  return {
    lang,
    document: isActive('document'),
    distribution: isActive('distribution'),
    holding: isActive('holding'),
  };
};

/** What an investor is told of by mail, and in which language. */
export function NoticesForm({ preferences }: { preferences: NoticePreferences }) {
  const { t } = useNoticeTexts();
  const [saved, setSaved] = useState(preferences);
  const answer = useRef(preferences);
  const state = useSendForm<Values>({
    name: 'notices',
    isSecret: true,
    initialValues: valuesOf(saved),
    send: async ({ lang, ...chosen }, { signal }) => {
      const events = NAMES.filter((name) => chosen[name]);
      answer.current = await saveNotices({ lang, events }, signal);
    },
    onSent: () => {
      setSaved(answer.current);
      // What was saved is what a further change begins with.
      state.form.resetForm({ values: valuesOf(answer.current) });
      toast(t('saved'));
    },
  });
  return (
    <SendForm state={state} className={styles.form}>
      <p>{t('lead', { email: saved.email })}</p>
      <fieldset className={styles.events}>
        <legend className="form-label">{t('what')}</legend>
        {NAMES.map((name) => (
          <div key={name}>
            <CheckField name={name} label={t(`event.${name}`)} />
            <EndNote notice={saved.events.find(({ event }) => event === name)} />
          </div>
        ))}
      </fieldset>
      <SelectField name="lang" label={t('language')} choices={languageChoices} />
      <SendButton label={t('save')} />
    </SendForm>
  );
}

/** Since when a notice has ended: by the link of a mail, here, or because the address does not work. */
function EndNote({ notice }: { notice: NoticePreferences['events'][number] | undefined }) {
  const { t } = useNoticeTexts();
  const { date } = useFormat();
  if (!notice?.since || (notice.state !== 'left' && notice.state !== 'bounced')) return null;
  return <p className={styles.note}>{t(notice.state, { date: date(notice.since) })}</p>;
}
