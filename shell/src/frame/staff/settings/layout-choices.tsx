import { useTranslation } from '@phantom/mf-kit';
import {
  STAFF_LAYOUT_CHOICES,
  sidebarSize,
  type StaffLayout,
} from '@phantom/registry/staff-layout';
import { ChoiceGroup } from './choice-group';

interface Props {
  layout: StaffLayout;
  set: <Name extends keyof StaffLayout>(name: Name, value: StaffLayout[Name]) => void;
}

/** What can be chosen among several; what another choice decides is closed, and says why. */
export function LayoutChoices({ layout, set }: Props) {
  const { t } = useTranslation('staff');
  const withoutSidebar = layout.menu === 'horizontal' ? t('settings.noSidebar') : undefined;
  const inBox = layout.width === 'boxed' ? t('settings.boxedSidebar') : undefined;
  return (
    <>
      <ChoiceGroup
        name="menu"
        choices={STAFF_LAYOUT_CHOICES.menu}
        label={t('settings.menu.label')}
        labelOf={(each) => t(`settings.menu.${each}`)}
        value={layout.menu}
        onChoose={set}
      />
      <ChoiceGroup
        name="width"
        choices={STAFF_LAYOUT_CHOICES.width}
        label={t('settings.width.label')}
        labelOf={(each) => t(`settings.width.${each}`)}
        value={layout.width}
        onChoose={set}
      />
      <ChoiceGroup
        name="bar"
        choices={STAFF_LAYOUT_CHOICES.bar}
        label={t('settings.bar.label')}
        labelOf={(each) => t(`settings.bar.${each}`)}
        value={layout.bar}
        onChoose={set}
      />
      <ChoiceGroup
        name="side"
        choices={STAFF_LAYOUT_CHOICES.side}
        label={t('settings.side.label')}
        labelOf={(each) => t(`settings.side.${each}`)}
        value={layout.side}
        onChoose={set}
        closed={withoutSidebar}
      />
      <ChoiceGroup
        name="size"
        choices={STAFF_LAYOUT_CHOICES.size}
        label={t('settings.size.label')}
        labelOf={(each) => t(`settings.size.${each}`)}
        value={sidebarSize(layout)}
        onChoose={set}
        closed={withoutSidebar ?? inBox}
      />
    </>
  );
}
