import type { PageHead } from '@phantom/mf-kit';

interface Item {
  title: string;
  /** The path of its page. */
  path: string;
}

/** The structured data of a page that lists entries with a page each. */
export const itemList =
  (name: string, items: Item[]): PageHead['structuredData'] =>
  ({ page: urlOf }) => [
    {
      '@type': 'ItemList',
      name,
      itemListElement: items.map(({ title, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: title,
        url: urlOf(path),
      })),
    },
  ];
