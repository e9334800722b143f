import { useTranslation } from '@phantom/mf-kit';
import type { MenuGroup } from './menu';

/** A group's heading: the shell's words where it knows the name, else the name itself. */
export function useGroupLabel({ name }: MenuGroup): string {
  const { t } = useTranslation();
  return t(`menu.groups.${name}`, { defaultValue: name.charAt(0).toUpperCase() + name.slice(1) });
}
