import { useTranslation } from '@phantom/mf-kit';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import styles from './preview-pane.module.css';

interface PreviewFrameProps {
  ref: RefObject<HTMLIFrameElement | null>;
  address: string;
  /** Of the page, in pixels; it is scaled to the room. */
  width: number;
  /** The page is loaded again after each save. */
  savedAt: number | undefined;
}

export function PreviewFrame({ ref, address, width, savedAt }: PreviewFrameProps) {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  const room = useWidth(box);
  const scale = Math.min(1, room / width);
  const [loaded, setLoaded] = useState<string>();
  const isPreparing = loaded !== address;
  useReload(ref, { address, savedAt, isLoading: isPreparing });
  return (
    <div ref={box} className={styles.box}>
      {isPreparing && (
        <p role="status" className={styles.loading}>
          {t('content.preview.preparing')}
        </p>
      )}
      {room > 0 && (
        <iframe
          ref={ref}
          title={t('content.preview.title')}
          src={address}
          onLoad={() => setLoaded(address)}
          className={styles.frame}
          style={{
            width,
            // The page of another address stays until the new one has loaded.
            visibility: isPreparing ? 'hidden' : undefined,
            height: `${100 / scale}%`,
            transform: `scale(${scale})`,
            marginLeft: Math.max(0, (room - width * scale) / 2),
          }}
        />
      )}
    </div>
  );
}

function useWidth(box: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    if (!box.current) return;
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box]);
  return width;
}

interface ReloadOptions {
  address: string;
  savedAt: number | undefined;
  /** The page of the address is on its way. */
  isLoading: boolean;
}

/** Keeps the position in the page, which a new address would lose. A new address loads by itself. */
function useReload(
  frame: RefObject<HTMLIFrameElement | null>,
  { address, savedAt, isLoading }: ReloadOptions,
): void {
  const shown = useRef({ address, savedAt });
  useEffect(() => {
    const last = shown.current;
    shown.current = { address, savedAt };
    if (last.address !== address || last.savedAt === savedAt || !frame.current) return;
    if (isLoading) loadAgain(frame.current);
    else reload(frame.current);
  }, [frame, address, savedAt, isLoading]);
}

/** A reload would cancel the page that is on its way, and show the one before for good. */
function loadAgain(frame: HTMLIFrameElement): void {
  frame.src = frame.getAttribute('src') ?? '';
}

function reload(frame: HTMLIFrameElement): void {
  try {
    frame.contentWindow?.location.reload();
  } catch {
    // Without a connection the browser shows a page of its own in the frame, which has another origin.
    loadAgain(frame);
  }
}
