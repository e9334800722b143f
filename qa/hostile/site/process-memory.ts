import { readdir, readFile, readlink } from 'node:fs/promises';

/** `st` of `/proc/net/tcp`: a listening socket. */
const LISTENING = '0A';
const KIB = 1024;

/** Resident bytes of the processes that listen at these ports; empty where there is no `/proc`. */
export async function memoryOf(ports: Record<string, number>): Promise<Record<string, number>> {
  const sockets = await listeningSockets();
  const pids = await pidsBySocket(new Set(sockets.values()));
  const memory: Record<string, number> = {};
  for (const [name, port] of Object.entries(ports)) {
    const pid = pids.get(sockets.get(port) ?? '');
    if (pid !== undefined) memory[name] = await residentBytes(pid);
  }
  return memory;
}

/** Inodes by port. */
async function listeningSockets(): Promise<Map<number, string>> {
  const table = await readFile('/proc/net/tcp', 'utf8').catch(() => '');
  const found = new Map<number, string>();
  for (const line of table.split('\n').slice(1)) {
    const [, local = '', , state, , , , , , inode = ''] = line.trim().split(/\s+/);
    if (state === LISTENING) found.set(parseInt(local.split(':')[1] ?? '', 16), inode);
  }
  return found;
}

async function pidsBySocket(inodes: ReadonlySet<string>): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const pids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name));
  for (const pid of pids) {
    for (const fd of await readdir(`/proc/${pid}/fd`).catch(() => [])) {
      const target = await readlink(`/proc/${pid}/fd/${fd}`).catch(() => '');
      const inode = /^socket:\[(\d+)\]$/.exec(target)?.[1];
      if (inode !== undefined && inodes.has(inode)) found.set(inode, pid);
    }
  }
  return found;
}

async function residentBytes(pid: string): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * KIB;
}
