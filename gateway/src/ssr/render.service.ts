import path from 'node:path';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type {
  BootManifest,
  PageRequest,
  RenderedFrame,
  RenderedSection,
  ServerBundleFile,
} from '@phantom/registry';
import { errorBody, inSpan, NotFoundError } from '@phantom/service-kit';
import { SERVICES } from '../config/services.js';
import { breakerGauge } from '../common/breaker-metric.js';
import { GatewayConfig } from '../config/gateway.config.js';
import { BundleFiles } from '../registry/bundle-files.js';
import { withDeadline } from './deadline.js';
import { isRefused, RenderCancelledError } from './render-error.js';
import { countEndedWorker, measuredRender } from './render-metrics.js';
import { RenderPool } from './render-pool.js';
import type {
  BundleFile,
  ContentAt,
  Rendered,
  RenderedPart,
  RenderJob,
  WorkerSetup,
} from './render-task.js';

/** @throws Error for a bundle outside the store: only code from the store may run here */
const bundleFileOf = (root: string, { url, integrity }: ServerBundleFile): BundleFile => {
  const file = path.resolve(root, `.${url}`);
  const folder = path.resolve(root, 'r') + path.sep;
  if (!url.startsWith('/') || !file.startsWith(folder)) {
    throw new Error(`a server bundle must lie in the store: ${url}`);
  }
  return { file, integrity };
};

/** A server bundle, with the names for the log. */
export interface ServerBundle extends ServerBundleFile {
  /** The remote, or the shell. */
  name: string;
  version: string;
}

export interface RenderScope {
  /** Aborted when no client waits any more. */
  gone: AbortSignal;
  /** Services show drafts to the calls of a preview. */
  previewToken?: string;
  contentAt?: ContentAt;
}

/** Renders parts of pages. Each version of a remote and of the shell has its own workers. */
@Injectable()
export class RenderService implements OnApplicationShutdown {
  private readonly logger = new Logger(RenderService.name);
  private readonly pools = new Map<string, RenderPool>();
  private readonly setup: WorkerSetup;
  private live: readonly ServerBundle[] = [];

  constructor(
    private readonly config: GatewayConfig,
    private readonly bundles: BundleFiles,
  ) {
    const urls = SERVICES.map((name) => [name, config.urlOf(name)]);
    this.setup = {
      services: Object.fromEntries(urls) as WorkerSetup['services'],
      notFound: errorBody(new NotFoundError()),
    };
  }

  get isOn(): boolean {
    return this.config.render === 'on';
  }

  /**
   * The content of a remote's element; undefined if the browser has to render it, which is logged.
   *
   * @throws RenderCancelledError if no client waits any more
   */
  async section(
    build: ServerBundle,
    request: PageRequest,
    scope: RenderScope,
  ): Promise<Rendered<RenderedSection> | undefined> {
    const part = await this.render(build, scope, (bundle) => ({
      kind: 'section',
      bundle,
      request,
    }));
    return part as Rendered<RenderedSection> | undefined;
  }

  /** The content of the frame; else as `section`. */
  async frame(
    build: ServerBundle,
    request: PageRequest & { manifest: BootManifest },
    scope: RenderScope,
  ): Promise<Rendered<RenderedFrame> | undefined> {
    const part = await this.render(build, scope, (bundle) => ({ kind: 'frame', bundle, request }));
    return part as Rendered<RenderedFrame> | undefined;
  }

  /** Starts the workers that a new registry needs, and stops those that it does not need. */
  async prepareBundles(builds: readonly ServerBundle[]): Promise<void> {
    this.live = builds;
    this.retireOthers(builds);
    // One after the other: clients need the processor.
    for (const build of this.isOn ? builds : []) {
      if (this.live !== builds) return;
      try {
        const bundle = bundleFileOf(this.bundles.root, build);
        await this.bundles.ensureFile(build.url);
        if (this.live === builds) await this.poolOf(build).warmUp(bundle);
      } catch (error) {
        this.report(build, error, 'a bundle could not be loaded ahead');
      }
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([...this.pools.values()].map((pool) => pool.close()));
  }

  private async render(
    build: ServerBundle,
    scope: RenderScope,
    jobOf: (bundle: RenderJob['bundle']) => RenderJob,
  ): Promise<RenderedPart | undefined> {
    try {
      const job = jobOf(bundleFileOf(this.bundles.root, build));
      await withDeadline(this.bundles.ensureFile(build.url), this.config.renderDeadline);
      return await this.run(build, job, scope);
    } catch (error) {
      if (error instanceof RenderCancelledError) throw error;
      if (!isRefused(error)) this.report(build, error, 'left to the browser');
      return undefined;
    }
  }

  private run(
    build: ServerBundle,
    job: RenderJob,
    { gone, previewToken, contentAt }: RenderScope,
  ): Promise<RenderedPart> {
    const { name, version } = build;
    const attributes = { 'phantom.remote': name, 'phantom.version': version };
    return inSpan(`render ${name}`, { attributes }, (traceparent) =>
      measuredRender(
        name,
        this.poolOf(build).render({ ...job, traceparent, previewToken, contentAt }, gone),
      ),
    );
  }

  private report({ name, version }: ServerBundle, error: unknown, msg: string): void {
    const reason = error instanceof Error ? error.message : String(error);
    this.logger.warn({ msg, bundle: name, version, reason, err: error });
  }

  private retireOthers(builds: readonly ServerBundle[]): void {
    const live = new Set(builds.map(keyOf));
    for (const [key, pool] of this.pools) {
      if (live.has(key)) continue;
      this.pools.delete(key);
      void pool.retire();
    }
  }

  private poolOf(build: ServerBundle): RenderPool {
    const key = keyOf(build);
    let pool = this.pools.get(key);
    if (!pool) {
      pool = this.createPool(build);
      this.pools.set(key, pool);
    }
    return pool;
  }

  private createPool({ name, version }: ServerBundle): RenderPool {
    const warn = (msg: string, more: object = {}) =>
      this.logger.warn({ msg, bundle: name, version, ...more });
    const setGauge = breakerGauge('render', `${name} ${version}`);
    return new RenderPool(this.config, this.setup, {
      onPause: () => {
        setGauge(true);
        warn('failed repeatedly: rendering pauses', { ms: this.config.renderPause });
      },
      onOverload: () => warn('too many renders wait already'),
      onResume: () => {
        setGauge(false);
        this.logger.log({ msg: 'renders again', bundle: name, version });
      },
      onConsole: ({ level, text }) => warn('a bundle wrote', { level, text }),
      onEnded: () => {
        countEndedWorker(name);
        warn('a worker was ended that held on to a render');
      },
      onWorkerError: (err) => warn('an idle worker failed', { err }),
    });
  }
}

/** Each version has its own pool and breaker: a failing version does not affect the others. */
const keyOf = ({ name, version }: ServerBundle): string => `${name} ${version}`;
