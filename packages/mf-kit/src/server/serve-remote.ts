import type { SectionBundle } from '@phantom/registry/server-bundle';
import { definedRemote } from '../remote/define-remote.server';
import { describeRoutes, type ModuleOf } from './describe-routes';
import { SectionRenderer } from './section-renderer';

/** The exports of a remote's server bundle; to be called after the remote's own module has run. */
export function serveRemote(moduleOf: ModuleOf): SectionBundle {
  const definition = definedRemote();
  const renderer = new SectionRenderer(definition);
  return {
    renderSection: (request, tools) => renderer.render(request, tools),
    describeRoutes: () => describeRoutes(definition.routes, moduleOf),
  };
}
