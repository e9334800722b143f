export { ApiError, type FieldErrors } from './api/api-error';
export { api } from './api/api';
export { parseJsonArray } from './api/parse-json-array';
export { upload, type UploadOptions } from './api/upload';
export { unwrap } from './api/unwrap';
export { DEFAULT_LANGUAGE, LANGUAGES, isLanguage, type Language } from './i18n/languages';
export { languageFromCookies, rememberLanguage } from './i18n/language-cookie';
export { getTranslations, pageLanguage, startTranslations } from './i18n/page-translations';
export { KIT_NAMESPACE, registerLocales, type LocaleLoader } from './i18n/translations';
export { createFormat, useFormat, type Format } from './i18n/use-format';
export { RichText, type RichTextProps } from './i18n/rich-text';
export { I18nextProvider, useTranslation } from 'react-i18next';
export type { TFunction } from 'i18next';
export { defineRemote } from './remote/define-remote';
export type { RemoteDefinition, RemoteLifecycles, RemoteProps } from './remote/remote-definition';
export type { SectionData } from './remote/section-data';
export { COMPANY, type HeadSite, type PageHead, type StructuredData } from './page/head';
export { PageErrorState } from './page/page-error-state';
export { useDocumentHead } from './page/use-document-head';
export { usePageFocus } from './page/use-page-focus';
export { useOnline } from './page/use-online';
export { useHydrated } from './page/use-hydrated';
export { useSubmitButton, type SubmitButton } from './page/use-submit-button';
export { usePendingLocation } from './page/use-pending-location';
export { useSlowNavigation } from './page/use-slow-navigation';
export { currentPage, type PageContext } from './page-context';
export { useRemoteElement } from './remote/remote-context';
export * from './router/facade';
export { activeRouterOwns, navigateTo } from './router/navigate-to';
export { sitePath } from './router/site-path';
export { prefixedPath, splitLanguage } from '@phantom/registry/language-path';
export { onPathChange } from './router/on-path-change';
export type { HandleOf, RemoteRoute, RemoteRouteModule, RouteHandle } from './router/remote-route';
export {
  clearSession,
  getSession,
  setSession,
  subscribeToSession,
  type AccountRight,
  type Session,
  type SessionEnd,
  type SessionUser,
} from './session/session';
export { hasRight } from './session/has-right';
export { setCookie } from './session/set-cookie';
export { isRemembered, isSignedInHere } from './session/remembered';
export { onRightsChange } from './session/on-rights-change';
export { renewOrClear, renewSession } from './session/renew-session';
export { noteRefusal } from './session/session-refusal';
export {
  DRAFT_PREFIX,
  forgetUnfinishedWork,
  hasDrafts,
  keepPlace,
  unfinishedWork,
  type UnfinishedWork,
} from './session/unfinished-work';
export {
  findSlot,
  provideSlots,
  type FindSlot,
  type OpenSlot,
  type SlotModule,
} from './remote/slot-host';
export type { SlotContracts, SlotName } from './contracts/slots';
export { useSession } from './session/use-session';
