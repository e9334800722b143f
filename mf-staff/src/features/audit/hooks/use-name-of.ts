import { useLoaderData, useTranslation } from '@phantom/mf-kit';
import type { loader } from '../loader';

/** What an account is called: its number where it is not active any more, or its name cannot be had. */
export const useNameOf = () => {
  const { t } = useTranslation();
  const { names } = useLoaderData<typeof loader>();
  return (id: number): string => names.get(id) ?? t('audit.account', { id });
};
