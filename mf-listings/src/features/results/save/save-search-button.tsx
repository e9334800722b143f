import { useHydrated, useTranslation } from '@phantom/mf-kit';
import { useState } from 'react';
import type { Search } from '../../../shared/search/search';

const loadDialog = () => import('./save-search-dialog');
type Dialog = Awaited<ReturnType<typeof loadDialog>>['SaveSearchDialog'];

/** Opens the form in a dialog, whose code loads when the button is pointed at or pressed. */
export function SaveSearchButton({ search }: { search: Search }) {
  const { t } = useTranslation();
  const isReady = useHydrated();
  const [opened, setOpened] = useState<{ Dialog: Dialog } | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const open = async () => {
    try {
      const { SaveSearchDialog } = await loadDialog();
      setFailed(false);
      setOpened({ Dialog: SaveSearchDialog });
    } catch {
      setFailed(true);
    }
  };
  return (
    <>
      <button
        type="button"
        className="btn btn-sm btn-outline-primary"
        aria-haspopup="dialog"
        disabled={!isReady}
        onPointerEnter={() => void loadDialog().catch(() => undefined)}
        onClick={() => void open()}
      >
        {t('results.save')}
      </button>
      <span className="text-danger" role="alert" hidden={!hasFailed}>
        {hasFailed && t('results.saveFailed')}
      </span>
      {opened && <opened.Dialog search={search} onClose={() => setOpened(null)} />}
    </>
  );
}
