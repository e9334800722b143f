import { type Colour, css } from './colour.js';
import type { Point } from './vector.js';

/** A stop of a gradient: position (0 to 1), colour, opacity. */
export type Stop = readonly [offset: number, colour: Colour, alpha?: number];

const round = (value: number) => Math.round(value * 10) / 10;

/** Path data of a closed outline, always clockwise so that merged outlines never cut holes in each other. */
export function outline(points: readonly Point[]): string {
  if (points.length < 3) return '';
  const ordered = signedArea(points) < 0 ? [...points].reverse() : points;
  return `M${ordered.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`;
}

export function ellipse(x: number, y: number, rx: number, ry: number = rx): string {
  const [a, b] = [round(rx), round(ry)];
  return `M${round(x - rx)} ${round(y)}a${a} ${b} 0 1 1 ${round(2 * rx)} 0a${a} ${b} 0 1 1 ${round(-2 * rx)} 0Z`;
}

/** Path data with its numbers rounded: d`M${x} ${y}Z`. */
export function d(words: TemplateStringsArray, ...values: readonly number[]): string {
  return words.reduce((data, word, index) => `${data}${round(values[index - 1] ?? 0)}${word}`);
}

export function rect(x: number, y: number, width: number, height: number): string {
  return `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}Z`;
}

export function polyline(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`;
}

function signedArea(points: readonly Point[]): number {
  let area = 0;
  let previous = points[points.length - 1] as Point;
  for (const point of points) {
    area += previous[0] * point[1] - point[0] * previous[1];
    previous = point;
  }
  return area;
}

/** Collects an SVG document. Consecutive shapes with the same fill become one path, because fewer elements render faster. */
export class Canvas {
  private readonly definitions: string[] = [];
  private readonly body: string[] = [];
  private pending: { style: string; data: string[] } | undefined;
  private gathered: Map<string, string[]> | undefined;

  constructor(
    readonly width: number,
    readonly height: number,
  ) {}

  fill(data: string, paint: Colour | string, alpha = 1): void {
    this.shape(data, `fill="${typeof paint === 'string' ? paint : css(paint, alpha)}"`);
  }

  stroke(data: string, colour: Colour, width: number, alpha = 1): void {
    const cap = 'fill="none" stroke-linecap="round" stroke-linejoin="round"';
    this.shape(data, `${cap} stroke="${css(colour, alpha)}" stroke-width="${round(width)}"`);
  }

  /**
   * Draws shapes that do not overlap, with one path for each style: it keeps the order of the styles, but
   * not the order of the shapes. This halves the render time of a wall of windows.
   */
  gather(draw: () => void): void {
    if (this.gathered) return draw();
    this.gathered = new Map();
    draw();
    const layers = this.gathered;
    this.gathered = undefined;
    for (const [style, data] of layers) this.shape(data.join(''), style);
  }

  /** Adds SVG that the other methods do not create; the markup must be complete elements. */
  raw(markup: string): void {
    this.flush();
    this.body.push(markup);
  }

  group(attributes: string, draw: () => void): void {
    this.raw(`<g ${attributes}>`);
    draw();
    this.raw('</g>');
  }

  linear(from: Point, to: Point, stops: readonly Stop[]): string {
    const [x1, y1, x2, y2] = [...from, ...to].map(round);
    return this.gradient('linearGradient', `x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"`, stops);
  }

  radial(centre: Point, radius: number, stops: readonly Stop[]): string {
    const [cx, cy, r] = [...centre, radius].map(round);
    return this.gradient('radialGradient', `cx="${cx}" cy="${cy}" r="${r}"`, stops);
  }

  clip(data: string): string {
    const id = `c${this.definitions.length}`;
    this.definitions.push(`<clipPath id="${id}"><path d="${data}"/></clipPath>`);
    return `clip-path="url(#${id})"`;
  }

  toString(): string {
    this.flush();
    const size = `width="${this.width}" height="${this.height}" viewBox="0 0 ${this.width} ${this.height}"`;
    const defs = this.definitions.length ? `<defs>${this.definitions.join('')}</defs>` : '';
    return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${defs}${this.body.join('')}</svg>`;
  }

  private gradient(element: string, geometry: string, stops: readonly Stop[]): string {
    const id = `g${this.definitions.length}`;
    const marks = stops.map(
      ([offset, colour, alpha = 1]) =>
        `<stop offset="${Math.round(offset * 1000) / 1000}" stop-color="${css(colour)}"` +
        (alpha < 1 ? ` stop-opacity="${Math.round(alpha * 1000) / 1000}"/>` : '/>'),
    );
    this.definitions.push(
      `<${element} id="${id}" gradientUnits="userSpaceOnUse" ${geometry}>${marks.join('')}</${element}>`,
    );
    return `url(#${id})`;
  }

  private shape(data: string, style: string): void {
    if (!data) return;
    if (this.gathered) return this.gatherShape(data, style);
    if (this.pending?.style !== style) {
      this.flush();
      this.pending = { style, data: [] };
    }
    this.pending?.data.push(data);
  }

  private gatherShape(data: string, style: string): void {
    const layer = this.gathered?.get(style);
    if (layer) layer.push(data);
    else this.gathered?.set(style, [data]);
  }

  private flush(): void {
    if (!this.pending) return;
    this.body.push(`<path d="${this.pending.data.join('')}" ${this.pending.style}/>`);
    this.pending = undefined;
  }
}
