import { useTranslation } from '@phantom/mf-kit';
import { useEffect } from 'react';
import { BackLink } from '../../../shared/components/back-link';
import { StaffPage } from '../../../shared/components/staff-page';
import type { ContentType } from '../api/entries';
import { useDraft, useDraftState } from '../draft/use-draft';
import { EntryActions } from './entry-actions';
import styles from './entry-editor.module.css';
import { EntryLead } from './entry-lead';
import { EntryNotices } from './entry-notices';
import { EntryPanes } from './entry-panes';

export function EntryEditor({ type }: { type: ContentType }) {
  const { t } = useTranslation();
  const { ref } = useDraft();
  const { entry } = useDraftState();
  useSaveKey();
  const list = `/content/${ref.service}/${type.name}`;
  const isSingle = type.form === 'singleton';
  return (
    <div className={styles.editor}>
      <StaffPage
        eyebrow={
          <BackLink
            to={isSingle ? '/content' : list}
            label={isSingle ? t('content.title') : type.label}
          />
        }
        title={entry.title || t('content.untitled', { type: type.singular })}
        lead={<EntryLead />}
        actions={<EntryActions type={type} />}
      >
        <EntryNotices type={type} />
        <EntryPanes type={type} />
      </StaffPage>
    </div>
  );
}

/** Ctrl+S, or Cmd+S on a Mac, saves at once. */
function useSaveKey(): void {
  const draft = useDraft();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      void draft.flush();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [draft]);
}
