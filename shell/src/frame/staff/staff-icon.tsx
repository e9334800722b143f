import { MenuIcon } from '../menu/menu-icon';

/** Remotes name one in `menu[].icon`. Visitors load none of them. */
const ICONS: Record<string, string> = {
  dashboard: 'M4 4h7v9H4zM13 4h7v5h-7zM13 11h7v9h-7zM4 15h7v5H4z',
  properties: 'M4 20V8l7-4v16M11 20h9V10h-9M7 10v0M7 14v0M14 14h3M14 17h3',
  enquiries: 'M3 6h18v13H3zM3 7l9 7 9-7',
  viewings: 'M4 6h16v15H4zM4 10h16M8 3v4M16 3v4',
  applications: 'M5 3h9l5 5v13H5zM14 3v5h5M9 15l2 2 4-4',
  contract: 'M6 3h9l4 4v14H6zM15 3v4h4M9 11h7M9 15h7M9 19h4',
  handbook: 'M4 5c3-1.5 6-1.5 8 0v15c-2-1.5-5-1.5-8 0zM20 5c-3-1.5-6-1.5-8 0v15c2-1.5 5-1.5 8 0z',
  training: 'M2 9l10-5 10 5-10 5zM6 11v5c3 3 9 3 12 0v-5M22 9v6',
  settings: 'M4 6h10M18 6h2M4 12h2M10 12h10M4 18h8M16 18h4M16 4v4M8 10v4M14 16v4',
  people:
    'M9 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM2 21c0-5 3-7 7-7s7 2 7 7M16 3.5a4 4 0 0 1 0 7.5M18 14.5c3 .6 4 3 4 6.5',
  investors: 'M4 20V10M10 20V4M16 20v-7M22 20H2M21 6l-5 4',
  content: 'M4 20h16M5 16l1-4L16 2l4 4L10 15l-4 1zM13 5l4 4',
  design:
    'M12 3a9 9 0 0 0 0 18c1.6 0 2.2-1.1 1.8-2.4-.5-1.7.4-2.8 2-2.8H18c2 0 3-1.6 3-3.8 0-5-4-9-9-9zM7.5 12.5v0M9.5 8v0M14.5 8v0',
  status: 'M2 12h5l3-8 4 16 3-8h5',
  audit: 'M5 3h14v18H5zM8 8h8M8 12h8M8 16h5',
  'personal-data': 'M12 3l8 3v6c0 5-3.5 8-8 9-4.5-1-8-4-8-9V6zM12 8v4M12 15.5v.5',
  profile: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 21c0-5 4-7 8-7s8 2 8 7',
};
const FALLBACK = 'M5 5h14v14H5z';

export function StaffIcon({ name = '' }: { name?: string }) {
  return <MenuIcon path={ICONS[name] ?? FALLBACK} />;
}
