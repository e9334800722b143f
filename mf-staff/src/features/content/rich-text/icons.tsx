/** Lines of a drawing of 20 by 20. */
const DRAWINGS = {
  heading2: 'M2.5 4v12M9 4v12M2.5 10H9M12.5 8.5a2.4 2.4 0 1 1 4.3 1.5l-4.3 6h5',
  heading3: 'M2.5 4v12M9 4v12M2.5 10H9M12.5 7h4.5l-2.6 3.4a2.8 2.8 0 1 1-2.2 4.4',
  heading4: 'M2.5 4v12M9 4v12M2.5 10H9M16.5 16V7l-4.3 6.2h6',
  bold: 'M6 10V4h4.5a3 3 0 0 1 0 6H6v6h5.25a3 3 0 0 0 0-6',
  italic: 'M8.5 4h6M5.5 16h6M11.5 4l-3 12',
  bulletList: 'M8 5h9M8 10h9M8 15h9M3.5 5h.01M3.5 10h.01M3.5 15h.01',
  orderedList: 'M8.5 5H17M8.5 10H17M8.5 15H17M3 3.5l1.2-.5v4.5M2.8 13h2l-2 3.2h2.2',
  blockquote: 'M8 6H3.5v5H7a4 4 0 0 1-3 3.5M16.5 6H12v5h3.5a4 4 0 0 1-3 3.5',
  link: 'M8.5 11.5a3.5 3.5 0 0 0 5 0l2.75-2.75a3.5 3.5 0 0 0-5-5L10 5M11.5 8.5a3.5 3.5 0 0 0-5 0l-2.75 2.75a3.5 3.5 0 0 0 5 5L10 15',
  table: 'M3 4h14v12H3zM3 8h14M3 12h14M8 4v12',
  picture: 'M3 4h14v12H3zM3 13.5l4-4 3.5 3.5 2-2 4.5 4M13 8h.01',
  file: 'M13.5 6.5 8 12a1.8 1.8 0 0 0 2.5 2.5l6-6a3.5 3.5 0 0 0-5-5l-6 6a5.2 5.2 0 0 0 7.4 7.4l4.6-4.6',
  language:
    'M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15zM2.5 10h15M10 2.5c5 5 5 10 0 15-5-5-5-10 0-15z',
  undo: 'M7.5 4 4 7.5 7.5 11M4 7.5h7.5a4.5 4.5 0 0 1 0 9H8',
  redo: 'M12.5 4 16 7.5 12.5 11M16 7.5H8.5a4.5 4.5 0 0 0 0 9H12',
  addRow: 'M3 4h14v6H3zM10 4v6M10 13v5M7.5 15.5h5',
  removeRow: 'M3 4h14v6H3zM10 4v6M7.5 15.5h5',
  addColumn: 'M4 3v14h6V3zM4 10h6M13 10h5M15.5 7.5v5',
  removeColumn: 'M4 3v14h6V3zM4 10h6M13 10h5',
  headerRow: 'M3 4h14v12H3zM3 8h14M5.5 6h9M8 8v8',
  removeTable: 'M3 4h14v12H3zM7.5 7.5l5 5M12.5 7.5l-5 5',
} as const;

export type ToolName = keyof typeof DRAWINGS;

export function ToolIcon({ name }: { name: ToolName }) {
  return (
    <svg fill="none" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <path
        d={DRAWINGS[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
