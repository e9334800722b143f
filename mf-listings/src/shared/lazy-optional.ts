import { lazy, type ComponentType } from 'react';

/** A component in a chunk of its own. The fallback replaces it when its code cannot be loaded. */
export const lazyOptional = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ComponentType<Props> = () => null,
) => lazy(async () => ({ default: await load().catch(() => fallback) }));
