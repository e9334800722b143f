import type { MessagePort } from 'node:worker_threads';
import type { BootManifest, PageRequest, RenderedFrame, RenderedSection } from '@phantom/registry';
import type { ServiceName } from '../config/services.js';

/** The messages between the gateway and its render workers: plain data and a port. */

/** A server bundle on this machine, with its published hash. */
export interface BundleFile {
  file: string;
  /** Subresource integrity, e.g. `sha384-…`. */
  integrity: string;
}

export type RenderJob =
  | { kind: 'section'; bundle: BundleFile; request: PageRequest }
  | { kind: 'frame'; bundle: BundleFile; request: PageRequest & { manifest: BootManifest } };

/** The publications of services whose content a page shows, by their numbers. */
export type ContentAt = Partial<Record<ServiceName, string>>;

export type TracedJob = RenderJob & {
  /** By default of each service the one that its first response shows. */
  contentAt?: ContentAt;
  /** Services show drafts to the calls of a preview. */
  previewToken?: string;
  /** The trace of its calls. */
  traceparent?: string;
};

export type RenderTask = TracedJob & {
  /** The time at which the worker gives up by itself, in milliseconds since 1970. */
  expiresAt: number;
  /** Any message means that no client waits for the result any more. */
  cancel: MessagePort;
};

/** The content that a response of a service shows: it is the same at all numbers of publications in this range. */
export interface ShownContent {
  service: ServiceName;
  /** The last publication that changed it. */
  since: string;
  /** The last publication when it was read. */
  change: string;
}

export interface Rendered<Content> {
  content: Content;
  /** The tags of the responses that it shows. */
  tags: string[];
  shown: ShownContent[];
}

export type RenderedPart = Rendered<RenderedSection | RenderedFrame>;

/** The data that every worker gets at its start. */
export interface WorkerSetup {
  /** The base address of each service. */
  services: Record<ServiceName, string>;
  /** The response body for a call that is not available. */
  notFound: object;
}

/** A line that a bundle wrote to the console. */
export interface ConsoleLine {
  level: string;
  text: string;
}
