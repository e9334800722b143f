import { useKeptPart } from '../device/use-kept';
import { notify } from '../own/notice';
import {
  addToComparison,
  comparison,
  dropFromComparison,
  isCompared,
  type ComparedHome,
} from './comparison';

/** Whether a home is to be compared, and the way to change that. */
export const useCompared = (home: ComparedHome) => {
  const isChosen = useKeptPart(comparison, isCompared(home.id));
  const toggle = () => {
    if (isChosen) dropFromComparison(home.id);
    else if (!addToComparison(home)) return notify('compare.full');
    notify(null);
  };
  return { isChosen, toggle };
};
