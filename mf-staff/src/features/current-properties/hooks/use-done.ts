import { useRevalidator } from '@phantom/mf-kit';
import { toast } from '../../../shared/toast/toast-store';

/** What follows when something was done in a dialog: it is said, the page is loaded anew, the dialog closes. */
export function useDone(onClose: () => void) {
  const { revalidate } = useRevalidator();
  return (text: string) => {
    toast(text);
    void revalidate();
    onClose();
  };
}
