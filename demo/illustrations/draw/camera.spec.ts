import { Camera } from './camera.js';
import { bounds, frameSubject } from './framing.js';
import type { Vec3 } from './vector.js';

const camera = new Camera({ eye: [0, 2, -10], yaw: 0, focal: 1000, centre: [600, 400] });

describe('Camera', () => {
  it('projects a point straight ahead to the centre, and eye height to the horizon', () => {
    expect(camera.project([0, 2, 5])).toEqual([600, 400]);
    expect(camera.project([3, 2, 40])[1]).toBe(400);
  });

  it('keeps verticals vertical when it turns', () => {
    const turned = new Camera({ ...camera.lens, yaw: 0.6 });
    expect(turned.project([2, 0, 3])[0]).toBeCloseTo(turned.project([2, 30, 3])[0]);
  });

  it('clips points behind the viewer', () => {
    const behind: Vec3[] = [
      [-1, 0, -30],
      [1, 0, -30],
      [1, 0, 5],
      [-1, 0, 5],
    ];
    for (const [x, y] of camera.polygon(behind)) expect(Number.isFinite(x + y)).toBe(true);
  });

  it('culls faces that point away', () => {
    expect(camera.sees([0, 0, 0], [0, 0, -1])).toBe(true);
    expect(camera.sees([0, 0, 0], [0, 0, 1])).toBe(false);
  });
});

describe('frameSubject', () => {
  it('fits the subject into the frame at the requested position', () => {
    const subject: Vec3[] = [
      [0, 0, 0],
      [20, 0, 0],
      [0, 30, 12],
      [20, 30, 12],
    ];
    const framed = frameSubject(subject, {
      eyeHeight: 3,
      yaw: 0.4,
      focal: 1000,
      fit: { width: 700, height: 500 },
      stand: [600, 700],
    });
    const box = bounds(subject.map((point) => framed.project(point)));
    expect(box.bottom).toBeCloseTo(700);
    expect((box.left + box.right) / 2).toBeCloseTo(600);
    expect(box.right - box.left).toBeLessThanOrEqual(700.5);
    expect(box.bottom - box.top).toBeLessThanOrEqual(500.5);
  });
});
