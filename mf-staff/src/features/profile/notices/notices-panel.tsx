import type { Settled } from '../../../shared/api/calls';
import { Panel } from '../../../shared/panel/panel';
import { useNoticeTexts } from './notice-texts';
import { getNotices } from './notices';
import { NoticesForm } from './notices-form';

interface NoticesPanelProps {
  notices: Promise<Settled<Awaited<ReturnType<typeof getNotices>>>>;
}

/** The emails of an investor. They load and fail without the rest of the profile. */
export function NoticesPanel({ notices }: NoticesPanelProps) {
  const { t } = useNoticeTexts();
  return (
    <Panel title={t('title')} initial={notices} load={getNotices} lines={4}>
      {({ list: [preferences] }) => preferences && <NoticesForm preferences={preferences} />}
    </Panel>
  );
}
