import './styles/shell.scss';
import { nextTask } from './next-task';
import { showStartFailure } from './app/start-failure';

/** One bundle that runs in several tasks: in one task it would block a phone from responding to taps. */
async function start(): Promise<void> {
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  await import(/* webpackMode: "eager" */ '@phantom/mf-kit');
  await nextTask();
  const { startShell } = await import(/* webpackMode: "eager" */ './app/start-shell');
  await startShell();
}

start().catch(showStartFailure);
