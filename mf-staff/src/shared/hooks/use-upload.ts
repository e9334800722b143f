import type { UploadOptions } from '@phantom/mf-kit/upload';
import { useEffect, useRef, useState } from 'react';

/** Progress of an upload. Unmounting cancels it. */
export function useUpload() {
  const [progress, setProgress] = useState<number>();
  const end = useRef<AbortController>(undefined);
  useEffect(() => () => end.current?.abort(), []);

  const startUpload = (): UploadOptions => {
    end.current?.abort();
    end.current = new AbortController();
    setProgress(0);
    return { signal: end.current.signal, onProgress: setProgress };
  };
  return { progress, startUpload };
}
