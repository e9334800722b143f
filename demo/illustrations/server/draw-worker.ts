// A process of `DrawingProcess`: draws the received jobs, and ends when its parent disconnects.
import { runDrawingJob } from '../drawing-jobs.js';
import type { DrawingRequest, DrawingResult } from './drawing-process.js';

async function draw({ out, job }: DrawingRequest): Promise<DrawingResult> {
  const { id } = job.picture;
  try {
    await runDrawingJob(out, job);
    return { id };
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    return { id, error: { message, code } };
  }
}

let drawings = 0;
let isOver = false;
const endWhenOver = (): void => {
  if (isOver && drawings === 0) process.exit();
};

process.on('message', (request) => {
  drawings += 1;
  void draw(request as DrawingRequest).then((result) => {
    drawings -= 1;
    if (process.connected) process.send?.(result);
    endWhenOver();
  });
});
process.on('disconnect', () => {
  isOver = true;
  endWhenOver();
});
// Ctrl-C signals the whole process group; a running drawing is finished.
process.on('SIGINT', () => undefined);
