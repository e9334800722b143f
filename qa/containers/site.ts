import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { repositoryRoot } from '../../tools/stack/repository.js';
import { type CommandResult, mustRun, runCommand } from './command.js';
import type { Engine } from './engine.js';

/** A busy machine takes long; nothing waits longer than it has to. */
const PATIENCE_MS = 180_000;
const ANSWER_LIMIT_MS = 20_000;
const SECRETS = 'deploy/docker/secrets';

/** Containers of a service, as `docker compose ps` describes them. */
interface ContainerState {
  ID: string;
  Service: string;
  State: string;
  ExitCode: number;
}

export interface Answer<Body> {
  status: number;
  body: Body;
}

/** Asks until it is so. */
export async function until<T>(
  what: string,
  ask: () => Promise<T>,
  isIt: (answer: T) => boolean,
): Promise<T> {
  const end = Date.now() + PATIENCE_MS;
  let last: unknown;
  while (Date.now() < end) {
    try {
      const answer = await ask();
      if (isIt(answer)) return answer;
      last = answer;
    } catch (error) {
      last = error;
    }
    await delay(500);
  }
  const told = last instanceof Error ? last.message : JSON.stringify(last);
  throw new Error(`${what} did not happen within ${PATIENCE_MS / 1000} s; last: ${told}`);
}

/** The composed product of one commit in a folder of its own: `docker-compose.yml` is used as whoever clones it would. */
export class ContainerSite {
  constructor(
    readonly folder: string,
    private readonly engine: Engine,
    readonly port: number,
    readonly project: string,
  ) {}

  get origin(): string {
    return `http://localhost:${this.port}`;
  }

  /** A request to the site, which fails where nothing answers in time: a container that is just starting may lose one. */
  fetch(path: string, init?: RequestInit): Promise<Response> {
    // By address: Node 20 was seen to wait for ever for an answer of `localhost`, which has two, while the container started.
    const signal = AbortSignal.timeout(ANSWER_LIMIT_MS);
    return fetch(new URL(path, `http://127.0.0.1:${this.port}`), { ...init, signal });
  }

  /** Puts the files of a commit into the folder; without one those of the working tree. The secrets stay. */
  async checkOut(commit?: string): Promise<void> {
    const kept = join(this.folder, '..', 'kept-secrets');
    await rm(kept, { recursive: true, force: true });
    await cp(join(this.folder, SECRETS), kept, { recursive: true }).catch(() => undefined);
    await rm(this.folder, { recursive: true, force: true });
    await mkdir(this.folder, { recursive: true });
    const files = commit
      ? `git archive ${commit}`
      : // A file that was removed and not committed is missing: tar goes on without it.
        'git ls-files -z --cached --others --exclude-standard | tar --null -c -T - 2>/dev/null';
    await mustRun(['bash', '-c', `${files} | tar -x -C "$0"`, this.folder], {
      cwd: repositoryRoot,
    });
    await cp(kept, join(this.folder, SECRETS), { recursive: true }).catch(() => undefined);
    await this.writeOverride();
    await this.makeSecrets();
  }

  /** Pictures are not what is tried here; and npm may need a certificate authority of the machine. */
  private async writeOverride(): Promise<void> {
    const authority = (await mustRun(['npm', 'config', 'get', 'cafile'])).split('\n').at(-1) ?? '';
    const hasAuthority = authority.startsWith('/');
    const compose = await readFile(join(this.folder, 'docker-compose.yml'), 'utf8');
    const built = [...compose.matchAll(/^ {2}([\w-]+):\n(?: {4}.*\n)*? {4}build:\n/gm)];
    const override = {
      services: Object.fromEntries(
        built.map(([, name = '']) => [
          name,
          {
            ...(name === 'pictures' && { command: ['true'] }),
            ...(hasAuthority && { build: { secrets: ['ca'] } }),
          },
        ]),
      ),
      ...(hasAuthority && { secrets: { ca: { file: authority } } }),
    };
    await writeFile(join(this.folder, 'docker-compose.override.yml'), JSON.stringify(override));
  }

  makeSecrets(): Promise<string> {
    return mustRun(['sh', 'deploy/docker/make-secrets.sh'], { cwd: this.folder });
  }

  readSecret(name: string): Promise<string> {
    return readFile(join(this.folder, SECRETS, name), 'utf8');
  }

  writeSecret(name: string, value: string): Promise<void> {
    return writeFile(join(this.folder, SECRETS, name), value);
  }

  private get options() {
    const env = { ...this.engine.env, HTTP_PORT: String(this.port), PUBLIC_ORIGIN: this.origin };
    return { cwd: this.folder, env };
  }

  /** `docker compose …`, which has to succeed. */
  compose(...args: string[]): Promise<string> {
    return mustRun(['docker', 'compose', '-p', this.project, ...args], this.options);
  }

  /** The same where a failure is an answer, too. */
  tryCompose(...args: string[]): Promise<CommandResult> {
    return runCommand(['docker', 'compose', '-p', this.project, ...args], this.options);
  }

  docker(...args: string[]): Promise<string> {
    return mustRun(['docker', ...args], this.options);
  }

  /** Each service's container, also one that has ended. */
  async containers(): Promise<Map<string, ContainerState>> {
    const lines = (await this.compose('ps', '--all', '--format', 'json')).split('\n');
    const states = lines.filter(Boolean).map((line) => JSON.parse(line) as ContainerState);
    return new Map(states.map((state) => [state.Service, state]));
  }

  /**
   * Removes all containers; the volumes, with what they hold, as the arguments say. Debian's engine (20.10) may go on counting a
   * container in a network that has none, and then keeps the network, which the next start uses.
   */
  async down(...args: string[]): Promise<void> {
    const { code, output } = await this.tryCompose('down', ...args);
    if (code === 0) return;
    const left = await this.containers();
    if (left.size > 0 || !output.includes('has active endpoints')) {
      throw new Error(`down ended with ${code}:\n${output}`);
    }
  }

  /** Starts everything and waits until the gateway and all services are ready. */
  async up(): Promise<void> {
    await this.compose('up', '--detach', '--no-build');
    await this.ready();
  }

  async ready(): Promise<void> {
    const ask = () => this.fetch('/health/ready').then(({ status }) => status);
    await until('the site', ask, (status) => status === 200);
    for (const list of ['teamList', 'homeboxlist', 'portfoliodetails']) {
      const answer = () => this.call<unknown>('GET', list).then(({ status }) => status);
      await until(`/api/auth/${list}`, answer, (status) => status === 200);
    }
  }

  /** A call of the API below `/api/auth/`. */
  async call<Body>(
    method: string,
    path: string,
    { token, body }: { token?: string; body?: object } = {},
  ): Promise<Answer<Body>> {
    const isForm = body instanceof FormData;
    const answer = await this.fetch(`/api/auth/${path}`, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    const text = await answer.text();
    const isJson = answer.headers.get('content-type')?.includes('json');
    return { status: answer.status, body: (isJson ? JSON.parse(text) : text) as Body };
  }

  /** `select …` in a database of the site, as the superuser. */
  query(database: string, sql: string): Promise<string> {
    return this.compose(
      ...['exec', '-T', 'postgres', 'psql', '-U', 'postgres', '-d', database],
      ...['--tuples-only', '--no-align', '--command', sql],
    );
  }
}
