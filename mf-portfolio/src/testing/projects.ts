import type { ApiReply } from '@phantom/mf-kit/testing';

type Page = ApiReply<'get', '/api/auth/projects/{id}'>['list'][number];
type Summary = ApiReply<'get', '/api/auth/projects'>['list'][number];

/** A project of the directory. */
export const aProject = (id: number, over: Partial<Summary> = {}): Summary => ({
  id,
  image: { src: `/pictures/projects/${id}/1200.webp`, alt: '' },
  address1: `${id} Kent Avenue`,
  address2: 'Brooklyn, NY 11249',
  stage: 'completed',
  category: 'multifamily',
  borough: 'brooklyn',
  acquired_on: '2016-05-12',
  asset_type: 'Multifamily',
  size: '64 residences',
  teaser: 'A factory became homes.',
  place: { latitude: 40.715, longitude: -73.966 },
  lang: 'en',
  ...over,
});

/** A project with everything that its page shows. */
export const aProjectPage = (over: Partial<Page> = {}): Page => ({
  ...aProject(1, { address1: '318 Kent Avenue' }),
  opportunity: 'Value-add',
  story: '<h2>What we found</h2><p>A leaking roof.</p>',
  before: { src: '/pictures/projects/kent-before/1200.webp', alt: 'The factory with dark windows' },
  timeline: [
    { year: 2016, event: 'Bought' },
    { year: 2018, event: 'Fully let' },
  ],
  figures: [{ figure: '64', meaning: 'homes' }],
  gallery: [1, 2, 3].map((id) => ({
    id,
    src: `/pictures/projects/kent-${id}/1200.webp`,
    alt: '',
    caption: `Caption ${id}`,
    credit: 'Ada Quill',
  })),
  neighbours: [
    {
      ...aProject(2, { address1: '168 Sackett Street' }),
      place: { latitude: 40.68, longitude: -73.99 },
      distance: 3.1,
    },
  ],
  contact: 'rafael-ortega',
  next_step: { text: 'Ask about the next project', href: '/invest-now' },
  related: aProject(3, { address1: '527 Prospect Place' }),
  ...over,
});

export const aContact: ApiReply<'get', '/api/auth/team-members/{slug}'>['list'][number] = {
  slug: 'rafael-ortega',
  name: 'Rafael Ortega',
  role: 'Director of Construction',
  image: { src: '/pictures/team/rafael-ortega/800.webp', alt: '', focus: { x: 50, y: 50 } },
  biography: '<p>He runs our sites.</p>',
  email: 'rafael@example.com',
  phone: '+1 212-555-0145',
  profileUrl: null,
  lang: 'en',
};
