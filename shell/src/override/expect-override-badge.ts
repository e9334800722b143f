import type { BootRemote } from '@phantom/registry/boot-manifest';

/** Loads the badge, which visitors never need. */
export async function expectOverrideBadge(names: string[], remotes: BootRemote[]): Promise<void> {
  const { showOverrideBadge } = await import(
    /* webpackChunkName: "override-badge" */ './override-badge'
  );
  await showOverrideBadge(names, remotes);
}
