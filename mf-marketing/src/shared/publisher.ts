import { COMPANY } from '@phantom/mf-kit';

/** The company as structured data. The shell describes the organization with this id on every page. */
export const publisherOf = (file: (path: string) => string) => ({
  '@type': 'Organization' as const,
  '@id': file('/#organization'),
  name: COMPANY,
  url: file('/'),
});
