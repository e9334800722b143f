import type { createBrowserRouter } from 'react-router-dom';

/** A remote's router in the browser page. */
export interface RemoteRouter {
  router: ReturnType<typeof createBrowserRouter>;
  /** Whether one of the remote's own routes shows this path, as it stands in the address. */
  ownsPath: (pathname: string) => boolean;
}
