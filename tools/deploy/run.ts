import type { CommandName, Flags } from './arguments.js';
import { abortCommand, canaryCommand, promoteCommand } from './commands/canary.js';
import { deployCommand } from './commands/deploy.js';
import { retireCommand } from './commands/retire.js';
import { rollbackCommand } from './commands/rollback.js';
import { addressOf, type Context, contextOf, type Outcome } from './context.js';
import { teamPolicy } from './team-policy.js';

const commands: Record<CommandName, (context: Context) => Promise<Outcome>> = {
  deploy: deployCommand,
  canary: canaryCommand,
  promote: promoteCommand,
  abort: abortCommand,
  rollback: rollbackCommand,
  retire: retireCommand,
};

/** Runs a command in the folder of a remote or of the shell, and prints what it has done. */
export const run = async (command: CommandName, flags: Flags): Promise<void> => {
  const context = await contextOf(flags);
  if (flags['print-policy']) {
    console.log(JSON.stringify(teamPolicy(context.name, addressOf(flags)), null, 2));
    return;
  }
  const { entry, version, said } = await commands[command](context);
  const { name, revision } = entry;
  console.log(
    flags.json
      ? JSON.stringify({ name, version, revision, said })
      : `${name}: ${said} (revision ${revision})`,
  );
};
