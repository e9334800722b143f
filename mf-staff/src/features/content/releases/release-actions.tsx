import { useTranslation } from '@phantom/mf-kit';
import { Button } from '@phantom/ui';
import { useState } from 'react';
import { toast } from '../../../shared/components/toasts';
import { ConfirmDialog } from '../../../shared/dialog/confirm-dialog';
import { useReloadAfter } from '../../../shared/hooks/use-current-row';
import { endRelease } from '../api/releases';
import { useIsPublisher } from '../rights';
import { PublishReleaseDialog } from './publish-release-dialog';
import type { ReleasePageData } from './release.loader';

type Opened = 'publish' | 'reopen' | 'cancel';

/** What can be done with the release in its state, and with the rights of the person. */
export function ReleaseActions({ page: { ref, release } }: { page: ReleasePageData }) {
  const { t } = useTranslation();
  const isPublisher = useIsPublisher();
  const reloadAfter = useReloadAfter();
  const [opened, setOpened] = useState<Opened>();
  const { state, version, items, name } = release;
  const isOpen = state === 'open';
  const isScheduled = state === 'scheduled';
  const close = () => setOpened(undefined);
  return (
    <>
      {isOpen && (
        <Button variant="outline-primary" onClick={() => setOpened('cancel')}>
          {t('releases.cancel.label')}
        </Button>
      )}
      {isScheduled && isPublisher && (
        <Button variant="outline-primary" onClick={() => setOpened('reopen')}>
          {t('releases.reopen.label')}
        </Button>
      )}
      {(isOpen || isScheduled) && isPublisher && items.length > 0 && (
        <Button onClick={() => setOpened('publish')}>{t('content.actions.publish')}</Button>
      )}
      {opened === 'publish' && <PublishReleaseDialog release={ref} row={release} onClose={close} />}
      {(opened === 'reopen' || opened === 'cancel') && (
        <ConfirmDialog
          title={t(`releases.${opened}.title`, { name })}
          label={t(`releases.${opened}.label`)}
          isDangerous={opened === 'cancel'}
          onConfirm={() => reloadAfter(endRelease(ref, opened, version))}
          onClose={(isDone) => {
            close();
            if (isDone) toast(t(`releases.${opened}.done`, { name }));
          }}
        >
          <p>{t(`releases.${opened}.text`)}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
