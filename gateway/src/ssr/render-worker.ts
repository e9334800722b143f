import { once } from 'node:events';
import { format } from 'node:util';
import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import type { FrameBundle, SectionBundle, ServerTools } from '@phantom/registry';
import { loadBundle } from './bundle-loader.js';
import type {
  BundleFile,
  ConsoleLine,
  RenderedPart,
  RenderTask,
  ShownContent,
  WorkerSetup,
} from './render-task.js';
import { frameOf, sectionOf } from './rendered-content.js';
import { serviceFetch } from './service-fetch.js';

const LEVELS = ['debug', 'log', 'info', 'warn', 'error'] as const;
const MAX_LENGTH = 2_000;

/** Console output of a bundle goes to the log of the gateway, in its format. */
const forwardConsole = (): void => {
  for (const level of LEVELS) {
    const write = (...values: unknown[]): void => {
      const line: ConsoleLine = { level, text: format(...values).slice(0, MAX_LENGTH) };
      parentPort?.postMessage(line);
    };
    Object.assign(console, { [level]: write });
  }
};

/** The tasks of a render worker. Imports must be small: every worker loads them. */

const setup = workerData as WorkerSetup;
forwardConsole();

/**
 * Renders a part of one page. It gives up by itself at the deadline, or when no client waits any more. The worker is
 * terminated only if a bundle blocks it.
 */
export const render = async (task: RenderTask): Promise<RenderedPart> => {
  const { cancel, expiresAt } = task;
  if (receiveMessageOnPort(cancel)) throw new Error('cancelled');
  if (Date.now() >= expiresAt) throw new Error('it was not begun in time');
  const tags = new Set<string>();
  const shown: ShownContent[] = [];
  const end = new AbortController();
  const timer = setTimeout(
    () => end.abort(new Error('it was not done in time')),
    expiresAt - Date.now(),
  );
  cancel.once('message', () => end.abort(new Error('cancelled')));
  const fetch = serviceFetch({
    setup,
    page: task.request,
    expiresAt,
    traceparent: task.traceparent,
    contentAt: { ...task.contentAt },
    previewToken: task.previewToken,
    end: end.signal,
    onTags: (more) => more.forEach((tag) => tags.add(tag)),
    onContent: (content) => shown.push(content),
  });
  try {
    const content = await Promise.race([endOf(end.signal), contentOf(task, { fetch })]);
    return { content, tags: [...tags], shown };
  } finally {
    clearTimeout(timer);
    cancel.close();
    // Cancels calls that the page did not wait for.
    end.abort(new Error('the page is done'));
  }
};

export const warmUp = async (bundle: BundleFile): Promise<void> => {
  await loadBundle(bundle);
};

const contentOf = async (
  task: RenderTask,
  tools: ServerTools,
): Promise<RenderedPart['content']> => {
  const exports = await loadBundle(task.bundle);
  if (task.kind === 'section') {
    return sectionOf(await (exports as SectionBundle).renderSection(task.request, tools));
  }
  return frameOf(await (exports as FrameBundle).renderFrame(task.request, tools));
};

const endOf = async (signal: AbortSignal): Promise<never> => {
  await once(signal, 'abort');
  throw signal.reason;
};
