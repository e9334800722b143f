import type { Option } from '@phantom/forms';
import { api, unwrap } from '@phantom/mf-kit';

/** Active accounts of a kind whose name or address has the words in it, for a combobox; the value is the id. */
export const findAccounts =
  (type: 'admin' | 'Investor') =>
  async (words: string, signal: AbortSignal): Promise<Option[]> => {
    const query = { type, search: words.trim() || undefined };
    const { list } = await unwrap(api.GET('/api/auth/accounts', { params: { query }, signal }));
    return list.map(({ id, name, email }) => ({ value: String(id), label: name, detail: email }));
  };
