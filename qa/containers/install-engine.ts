import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mustRun, succeeds } from './command.js';

/** Debian 12 has a Compose that is too old for `docker-compose.yml`; these are the packages of Debian 13. */
const PLUGIN_PACKAGES = ['docker-compose', 'docker-buildx'];
const PLUGINS = ['docker-compose', 'docker-buildx'];

const TRIXIE = `Types: deb
URIs: http://deb.debian.org/debian
Suites: trixie
Components: main
Signed-By: /usr/share/keyrings/debian-archive-keyring.gpg
`;

/** The Docker command's folder of settings, which has the plug-ins. */
export const pluginsFolder = (folder: string): string => join(folder, 'docker-config');

/** Installs the engine of Debian and, beside the data in `folder`, the plug-ins Compose and buildx. */
export async function installEngine(folder: string): Promise<void> {
  await installPackages();
  const plugins = join(pluginsFolder(folder), 'cli-plugins');
  if (PLUGINS.every((name) => existsSync(join(plugins, name)))) return;
  await mkdir(plugins, { recursive: true });
  const unpacked = await downloadPlugins(join(folder, 'packages'));
  for (const name of PLUGINS) {
    const found = (await readdir(unpacked, { recursive: true })).find((file) =>
      file.endsWith(`cli-plugins/${name}`),
    );
    if (!found) throw new Error(`Debian's packages have no plug-in ${name}`);
    await copyFile(join(unpacked, found), join(plugins, name));
  }
  await rm(join(folder, 'packages'), { recursive: true });
}

async function installPackages(): Promise<void> {
  const isThere =
    (await succeeds(['dockerd', '--version'])) && (await succeeds(['mmdebstrap', '--version']));
  if (isThere) return;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await mustRun(['apt-get', 'update', '-qq'], { env });
  const install = ['apt-get', 'install', '-y', '-qq', '--no-install-recommends'];
  await mustRun([...install, 'docker.io', 'mmdebstrap', 'iptables', 'iproute2'], { env });
}

/** Downloads with lists of its own, so that the machine's sources stay as they are. */
async function downloadPlugins(folder: string): Promise<string> {
  const folders = ['sources', 'lists/partial', 'cache/archives/partial', 'unpacked'];
  for (const name of folders) await mkdir(join(folder, name), { recursive: true });
  await writeFile(join(folder, 'sources/trixie.sources'), TRIXIE);
  const options = [
    ...['-o', 'Dir::Etc::SourceList=/dev/null', '-o', `Dir::Etc::SourceParts=${folder}/sources`],
    ...['-o', `Dir::State::Lists=${folder}/lists`, '-o', `Dir::Cache=${folder}/cache`],
    ...['-o', 'APT::Sandbox::User=root'],
  ];
  await mustRun(['apt-get', ...options, 'update', '-qq']);
  const download = ['apt-get', ...options, 'download', ...PLUGIN_PACKAGES];
  await mustRun(['sh', '-c', 'cd "$0" && exec "$@"', folder, ...download]);
  for (const name of await readdir(folder)) {
    if (name.endsWith('.deb')) {
      await mustRun(['dpkg', '-x', join(folder, name), join(folder, 'unpacked')]);
    }
  }
  return join(folder, 'unpacked');
}
