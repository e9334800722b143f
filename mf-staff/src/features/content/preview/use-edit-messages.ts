import { useEffect, useEffectEvent, type RefObject } from 'react';

/** What the page in the preview posts when its reader clicks a text. */
interface EditMessage {
  type: 'phantom:edit-field';
  /** The entry. */
  id: number;
  /** `texts.de.title` */
  path: string;
}

const isEditMessage = (data: unknown): data is EditMessage =>
  typeof data === 'object' &&
  data !== null &&
  (data as EditMessage).type === 'phantom:edit-field' &&
  typeof (data as EditMessage).path === 'string';

/** Leads to the field whose text was clicked in the preview. */
export function useEditMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  entryId: number,
  focusField: (path: string) => void,
): void {
  const onMessage = useEffectEvent(({ origin, source, data }: MessageEvent) => {
    const isOurs = origin === window.location.origin && source === frame.current?.contentWindow;
    if (isOurs && isEditMessage(data) && data.id === entryId) focusField(data.path);
  });
  useEffect(() => {
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, []);
}
