import { getTranslations, type LoaderFunctionArgs } from '@phantom/mf-kit';

const NAMESPACE = 'mf-staff';

const load = (language: string) =>
  import(
    /* webpackChunkName: "content-texts-[request]" */ `../../../locales/content/${language}.json`
  );

/** Adds the texts of the editor to those of the section, which does without them on all other pages. */
export async function loadContentTexts(): Promise<void> {
  const translations = getTranslations();
  const { language } = translations;
  if (translations.exists(`${NAMESPACE}:content.title`)) return;
  const { default: texts } = await load(language);
  translations.addResourceBundle(language, NAMESPACE, texts, true);
}

/** A loader whose page has the texts of the editor. */
export const withContentTexts =
  <Data>(loader: (args: LoaderFunctionArgs) => Promise<Data>) =>
  async (args: LoaderFunctionArgs): Promise<Data> => {
    const [data] = await Promise.all([loader(args), loadContentTexts()]);
    return data;
  };
