import { useNavigate } from '@phantom/mf-kit';
import { comparePath } from '../../../shared/compare/compare-path';
import { dropFromComparison } from '../../../shared/compare/comparison';

/** Takes a home out of the table: out of the address, and of the visitor's own choice where it is in it. */
export const useLeaveOut = (ids: number[]) => {
  const navigate = useNavigate();
  return (id: number) => {
    dropFromComparison(id);
    void navigate(comparePath(ids.filter((each) => each !== id)), { preventScrollReset: true });
  };
};
