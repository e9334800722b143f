import { useTranslation } from '@phantom/mf-kit';
import { Skeleton } from '@phantom/ui';
import { useState } from 'react';
import choices from '../choices.module.css';
import { useDraft, useDraftState } from '../draft/use-draft';
import { useEditorAddress } from '../form/use-focus-field';
import { LoadProblem } from '../load-problem';
import preview from '../preview/preview-pane.module.css';
import { MailFrame } from './mail-frame';
import styles from './mail-pane.module.css';
import { TestMailButton } from './test-mail-button';
import { useEntryMail } from './use-entry-mail';

const PARTS = ['html', 'text'] as const;

/** The draft as a mail, in the language of the form. */
export function MailPane() {
  const { t } = useTranslation();
  const { ref } = useDraft();
  const { savedAt } = useDraftState();
  const { language } = useEditorAddress();
  const [part, setPart] = useState<(typeof PARTS)[number]>('html');
  const { mail, problem, retry } = useEntryMail(ref, language, savedAt);
  return (
    <div className={preview.pane}>
      <div className={preview.bar}>
        <div role="group" aria-label={t('content.mail.preview.part')} className={choices.choices}>
          {PARTS.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === part}
              onClick={() => setPart(each)}
            >
              {t(`content.mail.preview.${each}`)}
            </button>
          ))}
        </div>
        <TestMailButton language={language} />
      </div>
      {problem && <LoadProblem text={problem} onRetry={retry} />}
      {mail && (
        <article className={styles.mail} lang={language}>
          <h2 className={styles.subject}>{mail.subject}</h2>
          {part === 'html' ? (
            <MailFrame html={mail.html} />
          ) : (
            <pre
              className={styles.text}
              // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls
              tabIndex={0}
            >
              {mail.text}
            </pre>
          )}
        </article>
      )}
      {!mail && !problem && <Skeleton height="row" />}
      <p className={styles.note}>{t('content.mail.preview.example')}</p>
    </div>
  );
}
