export function loadTexts(language: string) {
  // mf-kit's texts have the same chunk name, so that both arrive in one request.
  return import(/* webpackChunkName: "locale-[request]" */ `../../locales/${language}.json`);
}
