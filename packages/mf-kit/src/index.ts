export { ApiError, parseJsonArray, unwrap, type FieldErrors } from './api/unwrap';
export { api, randomId, type ApiBody, type ApiQuery } from './api/api';
export {
  LANGUAGES,
  isLanguage,
  languageFromCookies,
  rememberLanguage,
  type Language,
} from './i18n/languages';
export {
  getTranslations,
  pageLanguage,
  startTranslations,
  KIT_NAMESPACE,
  registerLocales,
  type LocaleLoader,
} from './i18n/translations';
export { formatOf, perLanguage, useFormat, type Format } from './i18n/use-format';
export { RichText, type RichTextProps } from './i18n/rich-text';
export { I18nextProvider, useTranslation } from 'react-i18next';
export type { TFunction } from 'i18next';
export { defineRemote } from './remote/define-remote';
export type { RemoteDefinition, RemoteLifecycles, RemoteProps } from './remote/remote-definition';
export type { SectionData } from './remote/section-data';
export {
  COMPANY,
  type Breadcrumb,
  type HeadSite,
  type PageHead,
  type StructuredData,
} from './head/page-head';
export { Breadcrumbs } from './page/breadcrumbs';
export { PageErrorState } from './page/page-error-state';
export { isNotFound } from './page/resolve-head';
export { useDocumentHead } from './head/use-document-head';
export { usePageFocus } from './page/use-page-focus';
export { useOnline } from './browser/use-online';
export { useHydrated, useSubmitButton, type SubmitButton } from './browser/use-hydrated';
export { usePendingLocation, useSlowNavigation } from './page/use-slow-navigation';
export { currentPage, type PageContext } from './page-context';
export { useRemoteElement } from './page/remote-context';
export * from './router/facade';
export { activeRouterOwns, navigateTo, sitePath } from './router/navigation';
export { setShowState, type ShowState } from './router/show-state';
export { prefixedPath, splitLanguage } from '@phantom/registry/language-path';
export {
  onPathChange,
  type HandleOf,
  type RemoteRoute,
  type RouteHandle,
} from './router/remote-route';
export {
  clearSession,
  getSession,
  setSession,
  subscribeToSession,
  hasRight,
  onRightsChange,
  useSession,
  type AccountRight,
  type Session,
  type SessionEnd,
  type SessionUser,
} from './session/session';
export { setCookie } from './browser/set-cookie';
export { isRemembered, isSignedInHere } from './session/remembered';
export { renewOrClear, renewSession, noteRefusal } from './session/renew-session';
export {
  DRAFT_PREFIX,
  forgetUnfinishedWork,
  hasDrafts,
  saveReturnPath,
  unfinishedWork,
} from './session/unfinished-work';
export {
  findSlot,
  provideSlots,
  type FindSlot,
  type OpenSlot,
  type SlotModule,
} from './remote/slot-host';
export type { SlotContracts, SlotName } from './contracts';
