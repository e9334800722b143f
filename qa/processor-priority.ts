import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

/** Five times the share of a process without priority, like `cpu_shares` of the gateway in `docker-compose.yml`. */
const GATEWAY = -7;

/**
 * Gives this process, which plays the clients, a higher priority than the site. Real clients have processors of their own:
 * without it, delays of the clients count as the site's. It has no effect on servers of another session unless this process
 * began a session of its own (`detached`).
 */
export function giveClientsPriority(): void {
  prioritize(process.pid, constants.priority.PRIORITY_HIGH, 'The clients have');
}

/**
 * Runs this process as soon as it has something to do. For clients that need little time: the site waits for them, and real
 * clients have processors of their own.
 */
export function giveClientsRealTimePriority(): void {
  try {
    execFileSync('chrt', ['--fifo', '--all-tasks', '--pid', LOWEST_REAL_TIME, `${process.pid}`]);
  } catch {
    console.warn('The clients wait for the services, because this is not Linux or not root.');
  }
}

/** sched(7) */
const LOWEST_REAL_TIME = '1';

/** Gives a gateway the share of the processors that it has in containers: it sends cached responses while services work. */
export function giveGatewayPriority(pid: number): void {
  prioritize(pid, GATEWAY, 'The gateways have');
}

function prioritize(pid: number, niceness: number, who: string): void {
  try {
    setPriority(pid, niceness);
    // Linux shares the processors between sessions first, and only then by the niceness of their processes: sched(7), autogroup.
    const session = `/proc/${pid}/autogroup`;
    if (existsSync(session) && beganSession(pid)) writeFileSync(session, String(niceness));
  } catch {
    console.warn(`${who} no higher priority than the services, because this is not root.`);
  }
}

/** Whether the session of a process is its own: that of a terminal has other programs, too. */
function beganSession(pid: number): boolean {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ');
  // State, parent, group, session: proc_pid_stat(5).
  return Number(fields?.[3]) === pid;
}
