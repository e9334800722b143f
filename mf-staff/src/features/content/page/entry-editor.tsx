import { useTranslation } from '@phantom/mf-kit';
import { isPressed, SHORTCUTS } from '@phantom/mf-kit/shortcuts';
import { useEffect } from 'react';
import { StaffBreadcrumbs } from '../../../shared/components/staff-breadcrumbs';
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
  const content = { name: t('content.title'), path: '/content' };
  const list = { name: type.label, path: `/content/${ref.service}/${type.name}` };
  const title = entry.title || t('content.untitled', { type: type.singular });
  const isSingle = type.form === 'singleton';
  return (
    <div className={styles.editor}>
      <StaffPage
        eyebrow={
          <StaffBreadcrumbs parents={isSingle ? [content] : [content, list]} title={title} />
        }
        title={title}
        lead={<EntryLead />}
        actions={<EntryActions type={type} />}
      >
        <EntryNotices type={type} />
        <EntryPanes type={type} />
      </StaffPage>
    </div>
  );
}

/** Saves at once. */
function useSaveKey(): void {
  const draft = useDraft();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isPressed(SHORTCUTS.editor.save, event)) return;
      event.preventDefault();
      void draft.flush();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [draft]);
}
