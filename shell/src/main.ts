import './styles/shell.scss';
import { showStartFailure } from './app/start-failure';
import { startShell } from './app/start-shell';

startShell().catch(showStartFailure);
