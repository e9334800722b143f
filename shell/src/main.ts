import './styles/shell.scss';
import { nextTask } from './app/next-task';
import { showStartFailure } from './app/start-failure';

/** All in this one file; run a piece at a time, as a phone would be deaf until the last had run. */
async function start(): Promise<void> {
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  await import(/* webpackMode: "eager" */ '@phantom/mf-kit');
  await nextTask();
  const { startShell } = await import(/* webpackMode: "eager" */ './app/start-shell');
  await startShell();
}

start().catch(showStartFailure);
