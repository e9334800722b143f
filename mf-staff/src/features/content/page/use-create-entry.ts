import { ApiError, useNavigate } from '@phantom/mf-kit';
import { useState } from 'react';
import { toast } from '../../../shared/components/toasts';
import { createEntry, type ContentType } from '../api/entries';
import type { ContentService } from '../../../shared/content-services';

/** Creates an empty entry, or a copy of another one, and opens it. */
export function useCreateEntry(service: ContentService, { name }: ContentType) {
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const create = async (copyOf?: number) => {
    setBusy(true);
    try {
      const { id } = await createEntry(service, { type: name, copy_of: copyOf });
      await navigate(`/content/${service}/${name}/${id}`);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast(error.message);
    } finally {
      setBusy(false);
    }
  };
  return { create, isBusy };
}
