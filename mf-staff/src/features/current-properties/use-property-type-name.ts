import { useTranslation } from '@phantom/mf-kit';

/** Names a type of property in the language of the page. A type that an installation added stands for itself. */
export const usePropertyTypeName = (): ((type: string) => string) => {
  const { t } = useTranslation();
  return (type) => t(`propertyTypes.${type}`, { defaultValue: type });
};
