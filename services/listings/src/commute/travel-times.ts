import FlatQueue from 'flatqueue';

/** A way to a node. */
export interface Way {
  to: number;
  minutes: number;
}

/**
 * The minutes from one node to each, by Dijkstra's algorithm; infinite where no way leads.
 *
 * @param ways from each node
 */
export function travelTimes(ways: readonly (readonly Way[])[], start: number): Float64Array {
  const times = new Float64Array(ways.length).fill(Infinity);
  const queue = new FlatQueue<number>();
  times[start] = 0;
  queue.push(start, 0);
  for (;;) {
    const minutes = queue.peekValue();
    const node = queue.pop();
    if (node === undefined || minutes === undefined) return times;
    if (minutes > (times[node] as number)) continue;
    for (const way of ways[node] ?? []) {
      const reached = minutes + way.minutes;
      if (reached >= (times[way.to] ?? 0)) continue;
      times[way.to] = reached;
      queue.push(way.to, reached);
    }
  }
}
