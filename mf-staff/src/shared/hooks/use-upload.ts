import type { UploadOptions } from '@phantom/mf-kit';
import { useEffect, useRef, useState } from 'react';

/** How far an upload is; it ends with the dialog that began it. */
export function useUploading() {
  const [progress, setProgress] = useState<number>();
  const end = useRef<AbortController>(undefined);
  useEffect(() => () => end.current?.abort(), []);

  const begin = (): UploadOptions => {
    end.current?.abort();
    end.current = new AbortController();
    setProgress(0);
    return { signal: end.current.signal, onProgress: setProgress };
  };
  return { progress, begin };
}
