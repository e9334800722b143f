/** The files of the folder `brand`: vector marks, icons, and the preview picture of links. */
export const brandFiles = [
  { name: 'logo-dark.svg' },
  { name: 'logo-light.svg' },
  { name: 'mark-dark.svg' },
  { name: 'mark-light.svg' },
  { name: 'favicon.svg' },
  { name: 'favicon-32.png' },
  { name: 'apple-touch-icon.png' },
  { name: 'open-graph.jpg' },
] as const;

export type BrandFile = (typeof brandFiles)[number]['name'];
