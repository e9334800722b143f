import type { MessagePort } from 'node:worker_threads';
import type { BootManifest, PageRequest, RenderedFrame, RenderedSection } from '@phantom/registry';
import type { ServiceName } from '../config/services.js';

/** What passes between the gateway and its render workers: plain data and a port. */

/** A build for the server on this machine, and the hash that it was published with. */
export interface BundleFile {
  file: string;
  /** Subresource integrity, e.g. `sha384-…`. */
  integrity: string;
}

export type RenderJob =
  | { kind: 'section'; bundle: BundleFile; request: PageRequest }
  | { kind: 'frame'; bundle: BundleFile; request: PageRequest & { manifest: BootManifest } };

export type TracedJob = RenderJob & {
  /** Of the trace that its calls belong to. */
  traceparent?: string;
};

export type RenderTask = TracedJob & {
  /** When the worker is to give up by itself, in milliseconds since 1970. */
  expiresAt: number;
  /** Any message on it says that nobody waits for the result any more. */
  cancel: MessagePort;
};

export interface Rendered<Content> {
  content: Content;
  /** The services whose data stands in it. */
  services: ServiceName[];
}

export type RenderedPart = Rendered<RenderedSection | RenderedFrame>;

/** What every worker is given once. */
export interface WorkerSetup {
  /** The base address of each service. */
  services: Record<ServiceName, string>;
  /** The body for a call that is not to be had. */
  notFound: object;
}

/** Something that a bundle wrote to its console. */
export interface ConsoleLine {
  level: string;
  text: string;
}
