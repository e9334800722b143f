import { type Container, type Manifest, podOf } from './manifest.js';

/** What a secret holds is not in any file; a value of its form is what the configuration is checked with. */
const SECRETS: Record<string, string> = {
  DATABASE_URL: 'postgres://role:a-long-password-4711@database:5432/name',
  REDIS_URL: 'rediss://name:password@redis:6379',
  SMTP_URL: 'smtps://name:password@mail.example.com',
};
const ANY_SECRET = 'a secret of forty characters, or of more';

export interface Process {
  /** `auth`, `gateway`, `auth-backup` … */
  name: string;
  container: Container;
}

/** The containers that serve, by their servers' names, and those that back them up: `auth-backup`. */
export const processesOf = (manifests: Manifest[]): Process[] =>
  manifests.flatMap((manifest) => {
    const { kind, metadata } = manifest;
    const isBackup = kind === 'CronJob';
    const container = podOf(manifest)?.spec.containers[0];
    if (!(isBackup || kind === 'Deployment') || !container) return [];
    const server = metadata.labels?.['app.kubernetes.io/name'] ?? metadata.name;
    return [{ name: isBackup ? `${server}-backup` : server, container }];
  });

/** What a container finds in its environment. */
export function environmentOf({ env = [], envFrom = [] }: Container, manifests: Manifest[]) {
  const maps = envFrom.map(({ configMapRef }) => {
    const found = manifests.find(
      ({ kind, metadata }) => kind === 'ConfigMap' && metadata.name === configMapRef.name,
    );
    if (!found) throw new Error(`There is no ConfigMap ${configMapRef.name}`);
    return found.data ?? {};
  });
  const own = env.map(({ name, value = '' }) => [name, value]);
  return asRead(Object.assign({}, ...maps, Object.fromEntries(own)) as Record<string, string>);
}

/** The same with what lies in files, as a process reads it. */
export const asRead = (env: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(env).map(([variable, value]) => {
      const [, name] = /^(?!AWS_)(.+)_FILE$/.exec(variable) ?? [];
      return name ? [name, SECRETS[name] ?? ANY_SECRET] : [variable, value];
    }),
  );
