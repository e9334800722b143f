/** How a whole site is put together. */
export interface SiteOptions {
  /** Where its files and logs lie; what is there of an earlier run is used again. */
  dataDir: string;
  /** Where it is reached; all its other ports follow. */
  port: number;
  gateways: number;
  /** nginx reaches the gateways by an address that is told of each end, as in a cluster. It is a hop of the exercise's own process, and waits with it. */
  hasGatewayAddress: boolean;
  /** Processes of each service. */
  servicesEach: number;
  /** Files and releases in an S3-compatible server in place of folders. */
  hasBucket: boolean;
  /** Settings of the processes beside those of deploy/kubernetes, by the names of the variables. */
  gatewaySettings: NodeJS.ProcessEnv;
  serviceSettings: NodeJS.ProcessEnv;
  /** MiB of a file system of its own for the database, which can be filled; needs root. None: the folder's own. */
  databaseDisk?: number;
}

/** Two of everything, as `deploy/kubernetes/overlays/production` has it at least. */
export const TWO_OF_EVERYTHING: Omit<SiteOptions, 'dataDir' | 'port'> = {
  gateways: 2,
  hasGatewayAddress: false,
  servicesEach: 2,
  hasBucket: false,
  gatewaySettings: {},
  serviceSettings: {},
};
