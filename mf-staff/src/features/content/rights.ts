import { hasRight, useSession } from '@phantom/mf-kit';

/** Whether the person decides what visitors see. Everybody on these pages may write. */
export const useIsPublisher = (): boolean => hasRight(useSession()?.user, 'publisher');
