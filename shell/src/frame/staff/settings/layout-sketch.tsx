import type { StaffLayout } from '@phantom/registry/staff-layout';

interface Sketch {
  /** Width of the sidebar on a page of 48 by 32 units; 0 without a sidebar. */
  side: number;
  sideTheme: StaffLayout['side'];
  barTheme: StaffLayout['bar'];
  hasRow: boolean;
  inset: number;
  /** Places of the rows of a table. */
  rows: number[];
}

const PLAIN: Sketch = {
  side: 12,
  sideTheme: 'dark',
  barTheme: 'light',
  hasRow: false,
  inset: 0,
  rows: [15, 20, 25],
};
const HORIZONTAL: Partial<Sketch> = { side: 0, barTheme: 'dark', hasRow: true };
const WIDTHS: Record<StaffLayout['size'], number> = {
  default: 12,
  condensed: 9,
  compact: 7,
  icon: 4,
};

function sketchOf(name: string, value: string): Sketch {
  const changes: Record<string, Partial<Sketch>> = {
    'menu-horizontal': HORIZONTAL,
    'width-boxed': { inset: 7, side: WIDTHS.icon },
    'rows-dense': { rows: [13, 16, 19, 22, 25, 28] },
  };
  const theme = value as StaffLayout['side'];
  if (name === 'bar') return { ...PLAIN, barTheme: theme };
  if (name === 'side') return { ...PLAIN, sideTheme: theme };
  if (name === 'size') return { ...PLAIN, side: WIDTHS[value as StaffLayout['size']] };
  return { ...PLAIN, ...changes[`${name}-${value}`] };
}

/** A drawing of the frame with one choice made. Decoration: the label says the same. */
export function LayoutSketch({ name, value }: { name: string; value: string }) {
  const { side, sideTheme, barTheme, hasRow, inset, rows } = sketchOf(name, value);
  const width = 48 - 2 * inset;
  return (
    <svg
      fill="none"
      className="layout-sketch"
      viewBox="0 0 48 32"
      aria-hidden="true"
      focusable="false"
    >
      <rect className="sketch-around" width="48" height="32" />
      <rect className="sketch-page" x={inset} width={width} height="32" />
      <rect className={`sketch-${barTheme}`} x={inset} width={width} height="6" />
      {side > 0 && <rect className={`sketch-${sideTheme}`} x={inset} width={side} height="32" />}
      {hasRow && <rect className="sketch-line" x={inset + 3} y="9" width={width - 20} height="2" />}
      {rows.map((y) => (
        <rect
          key={y}
          className="sketch-line"
          x={inset + side + 4}
          y={y}
          width={(width - side - 8) * (y === rows.at(-1) ? 0.6 : 1)}
          height="2"
        />
      ))}
    </svg>
  );
}
