import { hasRight, useSession } from '@phantom/mf-kit';

/** Whether whoever is signed in may change investments; the service asks for itself. */
export const useMayChange = (): boolean => hasRight(useSession()?.user, 'investments');
