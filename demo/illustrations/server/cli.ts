// The picture server of `npm start`. Child processes load the drawing code, and free its memory when they end.
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { readDrawingJobs } from '../drawing-jobs.js';
import { removeUnfinished } from '../output/cache.js';
import { DrawingProcess } from './drawing-process.js';
import { PictureDrawer } from './picture-drawer.js';
import { createPictureServer } from './picture-server.js';
import { picturesOfPage } from './pictures-of-page.js';
import { writeSample } from './write-sample.js';

const USAGE =
  'usage: cli.ts --out <folder> --port <port> [--page <url>] [--samples]   (--page: draw the rest in the background, those of this page first; --samples: draw nothing, write small plain pictures)';

/** The priority of background drawings: the lowest. */
const LOWEST = 19;

const { values } = parseArgs({
  options: {
    out: { type: 'string' },
    port: { type: 'string' },
    page: { type: 'string' },
    samples: { type: 'boolean' },
  },
});
if (!values.out || !values.port) throw new Error(USAGE);

const stop = new AbortController();
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stop.abort());

await removeUnfinished(values.out);
const requested = new DrawingProcess();
const background = new DrawingProcess({ niceness: LOWEST });
const drawer = new PictureDrawer({
  out: values.out,
  jobs: await readDrawingJobs(),
  drawRequested: values.samples ? writeSample : requested.draw,
  drawInBackground: background.draw,
});
const server = createPictureServer(drawer, { onFailure: ({ message }) => console.error(message) });
server.listen(Number(values.port), '127.0.0.1');
await once(server, 'listening');
if (values.page) void drawInBackground(values.page);

if (!stop.signal.aborted) await once(stop.signal, 'abort');
server.close();
// On a busy machine this drawing would delay the first requests.
background.kill();
await drawer.stop();
server.closeAllConnections();
requested.stop();
process.exit();

/** The log has the error; a missing picture is drawn, or fails, when it is requested. */
async function drawInBackground(page: string): Promise<void> {
  try {
    const first = await picturesOfPage(page, stop.signal);
    const begin = performance.now();
    await drawer.drawRest(first);
    if (!stop.signal.aborted)
      console.log(`All pictures are drawn (${Math.round((performance.now() - begin) / 1000)} s)`);
  } catch (error) {
    if (!stop.signal.aborted) console.error((error as Error).message);
  }
}
