import { Canvas, d, outline, rect } from './canvas.js';

const paths = (canvas: Canvas) => canvas.toString().match(/<path/g)?.length ?? 0;

describe('Canvas', () => {
  it('joins consecutive shapes with the same fill, and keeps the order of others', () => {
    const canvas = new Canvas(10, 10);
    canvas.fill(rect(0, 0, 1, 1), '#111111');
    canvas.fill(rect(2, 0, 1, 1), '#111111');
    canvas.fill(rect(4, 0, 1, 1), '#222222');
    canvas.fill(rect(6, 0, 1, 1), '#111111');
    expect(paths(canvas)).toBe(3);
  });

  it('collects one path for each style', () => {
    const canvas = new Canvas(10, 10);
    canvas.gather(() => {
      for (const x of [0, 2, 4]) {
        canvas.fill(rect(x, 0, 1, 1), '#111111');
        canvas.fill(rect(x, 2, 1, 1), '#222222');
      }
    });
    expect(paths(canvas)).toBe(2);
  });

  it('writes short numbers', () => {
    expect(d`M${1.23456} ${-0.04}Z`).toBe('M1.2 0Z');
  });
});

describe('outline', () => {
  it('runs clockwise whichever way its points do', () => {
    const points = [
      [0, 0],
      [4, 0],
      [4, 4],
    ] as const;
    expect(outline([...points].reverse())).toMatch(/^M/);
    expect(areaOf(outline(points))).toBeGreaterThan(0);
    expect(areaOf(outline([...points].reverse()))).toBeGreaterThan(0);
  });

  it('is empty without an area', () => {
    expect(outline([[0, 0]])).toBe('');
  });
});

function areaOf(data: string): number {
  const points = (data.match(/[-\d.]+ [-\d.]+/g) ?? []).map((pair) => pair.split(' ').map(Number));
  return points.reduce((sum, [x = 0, y = 0], index) => {
    const [nextX = 0, nextY = 0] = points[(index + 1) % points.length] ?? [];
    return sum + x * nextY - nextX * y;
  }, 0);
}
