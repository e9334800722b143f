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
  useReload(ref, savedAt);
  return (
    <div ref={box} className={styles.box}>
      {loaded !== address && <p className={styles.loading}>{t('loading')}</p>}
      {room > 0 && (
        <iframe
          ref={ref}
          title={t('content.preview.title')}
          src={address}
          onLoad={() => setLoaded(address)}
          className={styles.frame}
          style={{
            width,
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

/** Keeps the position in the page, which a new address would lose. */
function useReload(frame: RefObject<HTMLIFrameElement | null>, savedAt: number | undefined): void {
  const shown = useRef(savedAt);
  useEffect(() => {
    if (shown.current === savedAt) return;
    shown.current = savedAt;
    if (frame.current) reload(frame.current);
  }, [frame, savedAt]);
}

function reload(frame: HTMLIFrameElement): void {
  try {
    frame.contentWindow?.location.reload();
  } catch {
    // Without a connection the browser shows a page of its own in the frame, which has another origin.
    frame.src = frame.getAttribute('src') ?? '';
  }
}
