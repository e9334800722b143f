import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type {
  BootManifest,
  PageRequest,
  RenderedFrame,
  RenderedSection,
  ServerBundleFile,
} from '@phantom/registry';
import { errorBody, NotFoundError } from '@phantom/service-kit';
import { SERVICES, type ServiceName } from '../api/api-route.js';
import { GatewayConfig } from '../config/gateway.config.js';
import { bundleFile } from './bundle-file.js';
import { isRefused, reasonOf, RenderCancelledError } from './render-error.js';
import { RenderPool } from './render-pool.js';
import type { Rendered, RenderedPart, RenderJob, WorkerSetup } from './render-task.js';

/** A build for the server, by the names under which the log tells of it. */
export interface ServerBuild extends ServerBundleFile {
  /** The remote, or the shell. */
  name: string;
  version: string;
}

/** Renders parts of pages, the code of each remote and of the shell in workers of its own. */
@Injectable()
export class RenderService implements OnApplicationShutdown {
  private readonly logger = new Logger(RenderService.name);
  private readonly pools = new Map<string, RenderPool>();
  private readonly setup: WorkerSetup;

  constructor(private readonly config: GatewayConfig) {
    const urls = SERVICES.map((name) => [name, config.urlOf(name)]);
    this.setup = {
      services: Object.fromEntries(urls) as Record<ServiceName, string>,
      notFound: errorBody(new NotFoundError()),
    };
  }

  get isOn(): boolean {
    return this.config.render === 'on';
  }

  /**
   * The content of a remote's element, or undefined where the browser has to make it: why stands in the log.
   *
   * @param gone aborted when nobody waits any more
   * @throws RenderCancelledError if it was
   */
  async section(
    build: ServerBuild,
    request: PageRequest,
    gone: AbortSignal,
  ): Promise<Rendered<RenderedSection> | undefined> {
    const part = await this.render(build, gone, (bundle) => ({ kind: 'section', bundle, request }));
    return part as Rendered<RenderedSection> | undefined;
  }

  /** The content of the frame's elements; the rest as in `section`. */
  async frame(
    build: ServerBuild,
    request: PageRequest & { manifest: BootManifest },
    gone: AbortSignal,
  ): Promise<Rendered<RenderedFrame> | undefined> {
    const part = await this.render(build, gone, (bundle) => ({ kind: 'frame', bundle, request }));
    return part as Rendered<RenderedFrame> | undefined;
  }

  /** Starts what the pages of a new registry will need, before somebody waits for it. */
  async warmUp(builds: readonly ServerBuild[]): Promise<void> {
    // One after the other: the processor is for those who wait.
    for (const build of this.isOn ? builds : []) {
      try {
        await this.poolOf(build.name).warmUp(bundleFile(this.config.storeDir, build));
      } catch (error) {
        this.report(build, error, 'a bundle could not be loaded ahead');
      }
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([...this.pools.values()].map((pool) => pool.close()));
  }

  private async render(
    build: ServerBuild,
    gone: AbortSignal,
    jobOf: (bundle: RenderJob['bundle']) => RenderJob,
  ): Promise<RenderedPart | undefined> {
    try {
      const job = jobOf(bundleFile(this.config.storeDir, build));
      return await this.poolOf(build.name).render(job, gone);
    } catch (error) {
      if (error instanceof RenderCancelledError) throw error;
      if (!isRefused(error)) this.report(build, error, 'left to the browser');
      return undefined;
    }
  }

  private report({ name, version }: ServerBuild, error: unknown, msg: string): void {
    this.logger.warn({ msg, bundle: name, version, reason: reasonOf(error), err: error });
  }

  private poolOf(name: string): RenderPool {
    let pool = this.pools.get(name);
    if (!pool) {
      pool = this.createPool(name);
      this.pools.set(name, pool);
    }
    return pool;
  }

  private createPool(name: string): RenderPool {
    const { renderWorkers, renderMemory, renderDeadline, renderPause } = this.config;
    const options = {
      workers: renderWorkers,
      memory: renderMemory,
      deadline: renderDeadline,
      pause: renderPause,
      setup: this.setup,
    };
    return new RenderPool(options, {
      onPause: () =>
        this.logger.warn({
          msg: 'failed repeatedly: rendering pauses',
          bundle: name,
          ms: renderPause,
        }),
      onOverload: () => this.logger.warn({ msg: 'too many renders wait already', bundle: name }),
      onResume: () => this.logger.log({ msg: 'renders again', bundle: name }),
      onConsole: ({ level, text }) =>
        this.logger.warn({ msg: 'a bundle wrote', bundle: name, level, text }),
      onEnded: () =>
        this.logger.warn({ msg: 'a worker was ended that held on to a render', bundle: name }),
      onWorkerError: (err) => this.logger.warn({ msg: 'an idle worker failed', bundle: name, err }),
    });
  }
}
