import { prefixedPath, useTranslation } from '@phantom/mf-kit';
import { EmptyState } from '@phantom/ui';
import { useRef, useState } from 'react';
import type { ContentType, Entry } from '../api/entries';
import { useDraft, useDraftState } from '../draft/use-draft';
import choices from '../choices.module.css';
import { SharePreview } from '../form/share-preview';
import { useEditorAddress, useFocusField } from '../form/use-focus-field';
import { LoadProblem } from '../load-problem';
import { previewAddress } from './preview-address';
import { PreviewFrame } from './preview-frame';
import styles from './preview-pane.module.css';
import { ShareDialog } from './share-dialog';
import { useEditMessages } from './use-edit-messages';
import { usePreviewToken } from './use-preview-token';

const WIDTHS = [390, 768, 1440] as const;
type Width = (typeof WIDTHS)[number];

/** A page at the root of the site has the home page's address until its own is entered. */
const hasAddress = ({ has_slug: hasSlug }: ContentType, { preview_path: path }: Entry) =>
  !hasSlug || path !== '/';

/** The draft on the real page, in the language of the form. */
export function PreviewPane({ type }: { type: ContentType }) {
  const { t } = useTranslation();
  const { ref } = useDraft();
  const { entry, savedAt } = useDraftState();
  const { language } = useEditorAddress();
  const [width, setWidth] = useState<Width>(() => (window.innerWidth < 600 ? 390 : 1440));
  const [isVisitor, setVisitor] = useState(true);
  const [isSharing, setSharing] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  const { token, problem, retry } = usePreviewToken(ref);
  useEditMessages(frame, entry.id, useFocusField(type));
  const path = prefixedPath(entry.preview_path ?? '/', language);
  const isAddressed = hasAddress(type, entry);
  const address =
    token && isAddressed ? previewAddress(path, token, { asVisitor: isVisitor }) : undefined;
  return (
    <div className={styles.pane}>
      {isAddressed && (
        <PreviewBar
          {...{ width, isVisitor, address }}
          onWidth={setWidth}
          onVisitor={setVisitor}
          onShare={() => setSharing(true)}
        />
      )}
      {problem && <LoadProblem text={problem} onRetry={retry} />}
      {address && <PreviewFrame ref={frame} {...{ address, width, savedAt }} />}
      {!isAddressed && (
        <EmptyState title={t('content.preview.noAddress.title')}>
          {t('content.preview.noAddress.text')}
        </EmptyState>
      )}
      {isAddressed && !token && !problem && (
        <div className={styles.box}>
          <p role="status" className={styles.loading}>
            {t('content.preview.preparing')}
          </p>
        </div>
      )}
      <SharePreview type={type} language={language} />
      {isSharing && <ShareDialog entry={ref} path={path} onClose={() => setSharing(false)} />}
    </div>
  );
}

interface PreviewBarProps {
  width: Width;
  isVisitor: boolean;
  /** Of the preview, in a tab of its own. */
  address: string | undefined;
  onWidth: (width: Width) => void;
  onVisitor: (isVisitor: boolean) => void;
  onShare: () => void;
}

/** How the page is shown, and where else. */
function PreviewBar(props: PreviewBarProps) {
  const { width, isVisitor, address, onWidth, onVisitor, onShare } = props;
  const { t } = useTranslation();
  return (
    <div className={styles.bar}>
      <div role="group" aria-label={t('content.preview.width')} className={choices.choices}>
        {WIDTHS.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === width}
            onClick={() => onWidth(each)}
          >
            {t(`content.preview.widths.${each}`)}
          </button>
        ))}
      </div>
      <label className={`form-check ${styles.visitor}`}>
        <input
          type="checkbox"
          className="form-check-input"
          checked={!isVisitor}
          onChange={({ target }) => onVisitor(!target.checked)}
        />
        <span>{t('content.preview.signedIn')}</span>
      </label>
      <span className={styles.links}>
        {address && (
          <a href={address} target="_blank" rel="noopener">
            {t('content.preview.tab')}
          </a>
        )}
        <button type="button" onClick={onShare}>
          {t('content.preview.share')}
        </button>
      </span>
    </div>
  );
}
