import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

const integrityOf = new Map<string, string>();

/** Remembers the hash that the script at an absolute address must have. */
export function expectIntegrity(url: string, integrity: string | undefined): void {
  if (integrity) integrityOf.set(url, integrity);
}

/** Lets the browser refuse a remote's entry that is not the one the registry names. */
export const entryScriptPlugin: ModuleFederationRuntimePlugin = {
  name: 'entry-script',
  createScript({ url }) {
    const script = document.createElement('script');
    script.src = url;
    script.crossOrigin = 'anonymous';
    script.integrity = integrityOf.get(script.src) ?? '';
    return { script };
  },
};
