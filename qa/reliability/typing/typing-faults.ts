import type { Site } from '../site/site.js';
import type { Desk } from './desk.js';

/** What interrupts the typing. */
export interface TypingFault {
  title: string;
  begin?: (site: Site, desks: readonly Desk[]) => Promise<void>;
  /** The end of the tab, in which nobody types any more. */
  endTab?: (desk: Desk) => Promise<void>;
  end?: (site: Site, desks: readonly Desk[]) => Promise<void>;
}

const SERVICE = 'content-1';

const LINE: Pick<TypingFault, 'begin' | 'end'> = {
  begin: (_, desks) => setOffline(desks, true),
  end: (_, desks) => setOffline(desks, false),
};
const KILL: Pick<TypingFault, 'begin' | 'end'> = {
  begin: (site) => site.kill(SERVICE),
  end: (site) => site.startProcess(SERVICE),
};
async function setOffline(desks: readonly Desk[], isOffline: boolean): Promise<void> {
  await Promise.all(desks.map(({ context }) => context.setOffline(isOffline)));
}

const closeTab = (desk: Desk) => desk.closeTab();

/** In turn; a third each of the line, the tab and the service. */
export const TYPING_FAULTS: readonly TypingFault[] = [
  { title: 'line cut', ...LINE },
  { title: 'tab closed', endTab: closeTab },
  { title: 'content service killed', ...KILL },
  { title: 'line cut, then tab closed', ...LINE, endTab: closeTab },
  { title: 'tab crashed', endTab: (desk) => desk.crashTab() },
  { title: 'content service killed, then tab closed', ...KILL, endTab: closeTab },
];
