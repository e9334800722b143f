import { type RemoteDeclaration, type RemoteExtras, routeShape } from '@phantom/registry';
import type { Check, Finding } from './finding.js';
import { isHost, liveOf, type LiveVersion, otherRemotes } from './live-versions.js';

/** No route is another remote's already, no slot is filled twice, and none that is used goes away. */
export const declarations: Check = ({ name, version }, live) => {
  if (isHost(version.extras)) return [];
  const { declaration } = version.extras;
  const others = otherRemotes(live, name);
  const before = liveOf(live, name).flatMap(({ extras }) =>
    isHost(extras) ? [] : slotsOf(extras.declaration),
  );
  return [
    ...others.flatMap((other) => [
      ...takenRoutes(declaration, other),
      ...takenSlots(declaration, other),
    ]),
    ...others.flatMap((other) => lostSlots(before, declaration, other)),
  ];
};

type Other = LiveVersion<RemoteExtras>;

const takenRoutes = ({ routes }: RemoteDeclaration, { label, extras }: Other): Finding[] => {
  const taken = new Set(extras.declaration.routes.map(({ path }) => routeShape(path)));
  return routes
    .filter(({ path }) => taken.has(routeShape(path)))
    .map(({ path }) => ({
      rule: 'routes',
      verdict: 'incompatible',
      message: `${label} has the route ${path} already: choose another, or deploy that remote without it first`,
    }));
};

const takenSlots = (own: RemoteDeclaration, { label, extras }: Other): Finding[] =>
  slotsOf(own)
    .filter((slot) => slotsOf(extras.declaration).includes(slot))
    .map((slot) => ({
      rule: 'slots',
      verdict: 'incompatible',
      message: `${label} fills the slot ${slot} already: only one remote can`,
    }));

const lostSlots = (
  before: readonly string[],
  own: RemoteDeclaration,
  { label, extras }: Other,
): Finding[] =>
  (extras.declaration.uses ?? [])
    .filter((slot) => before.includes(slot) && !slotsOf(own).includes(slot))
    .map((slot) => ({
      rule: 'exposes',
      verdict: 'incompatible',
      message: `${label} has a place for the slot ${slot}, which this build no longer fills: keep it until nobody asks for it`,
    }));

const slotsOf = ({ slots = {} }: RemoteDeclaration): string[] => Object.keys(slots);
