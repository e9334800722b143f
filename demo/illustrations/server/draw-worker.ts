// A process of `DrawingProcess`: draws what it is sent, and ends when nobody is connected any more.
import { drawOrder } from '../orders.js';
import type { DrawingRequest, DrawingResult } from './drawing-process.js';

async function draw({ out, order }: DrawingRequest): Promise<DrawingResult> {
  const { id } = order.picture;
  try {
    await drawOrder(out, order);
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
// The group is told to stop at Ctrl-C; what is begun is drawn to its end.
process.on('SIGINT', () => undefined);
