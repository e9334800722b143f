/** The configuration of a complete site. */
export interface SiteOptions {
  /** The folder of its files and logs; data of an earlier run is reused. */
  dataDir: string;
  /** The port of the site; all its other ports follow. */
  port: number;
  gateways: number;
  /** Whether nginx reaches the gateways through an address that follows readiness, as in a cluster. This hop runs in the test's process and shares its delays. */
  hasGatewayAddress: boolean;
  /** Processes of each service. */
  servicesEach: number;
  /** Files and releases in an S3-compatible server in place of folders. */
  hasBucket: boolean;
  /** Environment variables of the processes in addition to those of deploy/kubernetes. */
  gatewaySettings: NodeJS.ProcessEnv;
  serviceSettings: NodeJS.ProcessEnv;
  /** MiB of a separate file system for the database, which can be filled; needs root. Undefined: the folder's own. */
  databaseDisk?: number;
}

/** Two of everything, the minimum of `deploy/kubernetes/overlays/production`. */
export const TWO_OF_EVERYTHING: Omit<SiteOptions, 'dataDir' | 'port'> = {
  gateways: 2,
  hasGatewayAddress: false,
  servicesEach: 2,
  hasBucket: false,
  gatewaySettings: {},
  serviceSettings: {},
};
