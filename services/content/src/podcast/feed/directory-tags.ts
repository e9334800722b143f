import { escapeHtml } from '@phantom/service-kit';
import type { Extension } from 'feed';

interface DirectoryEntry {
  company: string;
  email: string;
  /** Whole address of a square picture. */
  cover: string;
}

/**
 * What directories want to know of a podcast, as Apple defined it and the others read it:
 * https://podcasters.apple.com/support/823-podcast-requirements
 */
export const directoryTags = ({ company, email, cover }: DirectoryEntry): Extension[] => [
  // The library writes attributes as they are.
  { name: 'itunes:image', objects: { _attributes: { href: escapeHtml(cover) } } },
  { name: 'itunes:explicit', objects: { _text: 'false' } },
  { name: 'itunes:type', objects: { _text: 'episodic' } },
  { name: 'itunes:owner', objects: { 'itunes:name': company, 'itunes:email': email } },
  {
    name: 'itunes:category',
    objects: {
      _attributes: { text: 'Business' },
      'itunes:category': { _attributes: { text: 'Investing' } },
    },
  },
];
