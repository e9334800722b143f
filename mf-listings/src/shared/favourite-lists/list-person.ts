import { randomId } from '@phantom/mf-kit';
import { DeviceStore } from '../device/device-store';
import { readText } from '../device/stored-values';
import { LIMITS } from './favourite-lists';

/** Who votes and comments on this device. */
interface ListPerson {
  /** A random number: by it, a vote replaces the one before. Nobody else gets to know it. */
  key: string;
  name: string;
}

export const listPerson = new DeviceStore<ListPerson | null>({
  key: 'favourite-person',
  empty: null,
  read: (stored) => {
    const { key, name } = (stored ?? {}) as Record<string, unknown>;
    const text = readText(name);
    return typeof key === 'string' && /^[0-9a-f]{32}$/.test(key) && text
      ? { key, name: text.slice(0, LIMITS.name) }
      : null;
  },
});

export const setPersonName = (name: string): Promise<void> => {
  const key = randomId();
  return listPerson.change((known) => ({ key: known?.key ?? key, name }));
};
