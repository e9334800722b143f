import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { repositoryRoot } from '../stack/repository.js';
import { DeployFailure, EXIT } from './failure.js';

/** Builds a remote or the shell for production, anew whatever was there. */
export const buildFrontend = (folder: string): void => {
  const webpack = path.join(repositoryRoot, 'node_modules', '.bin', 'webpack');
  // Standard output belongs to the command's own answer.
  const { status } = spawnSync(webpack, ['--mode', 'production'], {
    cwd: folder,
    stdio: [0, 2, 2],
  });
  if (status === 0) return;
  throw new DeployFailure(EXIT.unexpected, 'The build failed: the lines above say why');
};
