import type { Language } from '@phantom/mf-kit';
import { createContext } from 'react';
import type { SiteInfo } from './public/site-info';

/** What the server drew the frame from, beside the texts; the browser goes on from the same. */
export interface FrameData {
  /** In which the site info was loaded. */
  language: Language;
  /** The server's, which need not be the visitor's on New Year's Eve. */
  year: number;
  /** Undefined where the server could not have it: the browser asks once more. */
  siteInfo?: SiteInfo;
}

/** Undefined where no server has drawn the frame. */
export const FrameDataContext = createContext<FrameData | undefined>(undefined);

/** Reads what the gateway wrote into the page beside a frame that it has drawn. */
export function readFrameData(page: Document): FrameData | undefined {
  const text = page.getElementById('frame-data')?.textContent;
  return text ? (JSON.parse(text) as FrameData) : undefined;
}
