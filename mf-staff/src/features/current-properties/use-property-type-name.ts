import { useTranslation } from '@phantom/mf-kit';

/** Translates a property type. A type that an installation added is shown as it is. */
export const usePropertyTypeName = (): ((type: string) => string) => {
  const { t } = useTranslation();
  return (type) => t(`propertyTypes.${type}`, { defaultValue: type });
};
