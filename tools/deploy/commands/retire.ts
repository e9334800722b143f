import { createInterface } from 'node:readline/promises';
import { retire } from '@phantom/registry';
import { change, type Context, type Outcome } from '../context.js';
import { DeployFailure, EXIT } from '../failure.js';
import { readLiveDocument } from '../live-document.js';
import { checkSlotsUnused, liveDeclarations, outcomeOf } from '../taken-off.js';

/** Takes a remote off the site. Its versions stay in the store, and a rollback brings it back. */
export const retireCommand = async (context: Context): Promise<Outcome> => {
  await checkSlotsUnused(context);
  await confirm(context);
  const entry = await change(context, (before) => retire(before, context.author));
  return outcomeOf(entry, (version) => version);
};

/** @throws DeployFailure where nobody says yes */
const confirm = async (context: Context): Promise<void> => {
  const { name, flags } = context;
  for (const line of await consequences(context)) console.error(line);
  if (flags.yes) return;
  if (!process.stdin.isTTY) {
    throw new DeployFailure(EXIT.usage, 'Nothing has been changed: --yes takes it off the site');
  }
  // Standard output belongs to the command's own answer.
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question(`Type ${name} to take it off the site: `);
  terminal.close();
  if (answer.trim() !== name) throw new DeployFailure(EXIT.usage, 'Nothing has been changed');
};

const consequences = async ({ name, store }: Context): Promise<string[]> => {
  const declarations = liveDeclarations(name, await readLiveDocument(store));
  const routes = new Set(declarations.flatMap((each) => each.routes.map(({ path }) => path)));
  const menu = new Set(declarations.flatMap((each) => each.menu.map(({ label }) => label.en)));
  if (routes.size === 0) return [];
  return [
    `These pages will answer 404: ${[...routes].join(', ')}`,
    ...(menu.size > 0 ? [`These menu entries will be gone: ${[...menu].join(', ')}`] : []),
  ];
};
