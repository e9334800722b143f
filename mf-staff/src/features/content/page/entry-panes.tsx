import { useTranslation } from '@phantom/mf-kit';
import { Skeleton, Tabs } from '@phantom/ui';
import { lazy, Suspense } from 'react';
import type { ContentType } from '../api/entries';
import { useDraftPart } from '../draft/use-draft';
import { EntryForm } from '../form/entry-form';
import { useEditorAddress } from '../form/use-focus-field';
import styles from './entry-panes.module.css';
import { useIsWide } from './use-is-wide';

const PreviewPane = lazy(async () => ({
  default: (await import(/* webpackChunkName: "content-editor" */ '../preview/preview-pane'))
    .PreviewPane,
}));
const MailPane = lazy(async () => ({
  default: (await import(/* webpackChunkName: "content-editor" */ '../mails/mail-pane')).MailPane,
}));
const RevisionsPane = lazy(async () => ({
  default: (await import(/* webpackChunkName: "content-editor" */ '../revisions/revisions-pane'))
    .RevisionsPane,
}));

const PANES = ['form', 'preview', 'mail', 'revisions'] as const;
type Pane = (typeof PANES)[number];

/** The form beside the preview, the mail or the revisions; on a narrow page one of them. */
export function EntryPanes({ type }: { type: ContentType }) {
  const { pane } = useEditorAddress();
  const isDeleted = useDraftPart(({ entry }) => entry.state === 'deleted');
  const hasPage = useDraftPart(({ entry }) => entry.preview_path !== null);
  const isWide = useIsWide();
  const isOffered: Record<Pane, boolean> = {
    form: !isWide,
    preview: hasPage && !isDeleted,
    mail: type.is_mail && !isDeleted,
    revisions: true,
  };
  const panes = PANES.filter((each) => isOffered[each]);
  const active = panes.find((each) => each === pane) ?? panes[0] ?? 'revisions';
  if (!isWide) return <PaneTabs type={type} panes={panes} active={active} />;
  return (
    <div className={styles.columns}>
      <EntryForm type={type} />
      <div className={styles.side}>
        <PaneTabs type={type} panes={panes} active={active} />
      </div>
    </div>
  );
}

interface PaneTabsProps {
  type: ContentType;
  panes: readonly Pane[];
  active: Pane;
}

function PaneTabs({ type, panes, active }: PaneTabsProps) {
  const { t } = useTranslation();
  const { hrefFor, show } = useEditorAddress();
  return (
    <div className={styles.tabs}>
      <Tabs
        label={t('content.panes.label')}
        active={active}
        onSelect={(pane) => show({ pane })}
        tabs={panes.map((pane) => ({
          key: pane,
          href: hrefFor({ pane }),
          label: t(`content.panes.${pane}`),
        }))}
      >
        <Suspense fallback={<Skeleton height="row" />}>
          {active === 'form' && <EntryForm type={type} />}
          {active === 'preview' && <PreviewPane type={type} />}
          {active === 'mail' && <MailPane />}
          {active === 'revisions' && <RevisionsPane type={type} />}
        </Suspense>
      </Tabs>
    </div>
  );
}
