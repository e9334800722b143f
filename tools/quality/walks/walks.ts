import type { Entry } from './reached-files.js';

export interface Stage {
  name: string;
  project: 'tsconfig.depcruise.json' | 'tsconfig.check-web.json';
  /** What runs first, and what is called by injection, in the order of the request. */
  entries: readonly Entry[];
  /** The feature's own folders: the walk goes on in them. */
  follows: RegExp;
  /** What features share: a file counts if the walk uses it directly. The walk does not go on in it. */
  counts: RegExp;
}

export interface Walk {
  title: string;
  /** Files that the walk may have. */
  limit: number;
  stages: readonly Stage[];
  /** Files that the code names and this request does not run, each with the reason. */
  notRun: Readonly<Record<string, string>>;
}

const server = 'tsconfig.depcruise.json';
const browser = 'tsconfig.check-web.json';
const NOTHING = /^$/;

/** The gateway treats all calls alike: its list of stages, and the stages that act on this one. */
const STAGES = [
  'gateway/src/pipeline.ts#Pipeline.run',
  'gateway/src/stages/route/route.stage.ts#RouteStage.handle',
  'gateway/src/stages/auth/auth.stage.ts#AuthStage.handle',
  'gateway/src/stages/proxy/proxy.stage.ts#ProxyStage.handle',
];

export const WALKS: readonly Walk[] = [
  {
    title: "An investor's document is uploaded",
    limit: 25,
    stages: [
      {
        name: 'form',
        project: browser,
        entries: [
          'mf-staff/src/features/investor-accounts/form/document-dialog.tsx#DocumentDialog',
          'mf-staff/src/features/investor-accounts/api/rows.ts#addDocument',
        ],
        follows: /^mf-staff\/src\/features\/investor-accounts\//,
        counts: /^(mf-staff\/src\/shared\/hooks\/|packages\/mf-kit\/src\/api\/upload)/,
      },
      {
        name: 'gateway',
        project: server,
        entries: STAGES,
        follows: NOTHING,
        counts: /^gateway\/src\//,
      },
      {
        name: 'service',
        project: server,
        entries: [
          'services/properties/src/investments/common/investor-account.guard.ts#InvestorAccountGuard.canActivate',
          'services/properties/src/investments/documents/investor-document.controller.ts#InvestorDocumentController.add',
        ],
        follows: /^services\/properties\/src\/investments\//,
        counts: /^(services\/properties|packages\/files)\/src\//,
      },
    ],
    notRun: {
      'mf-staff/src/features/investor-accounts/form/current-row.tsx':
        'after a conflict with the change of another employee',
      'services/properties/src/investments/holdings/holding.service.ts':
        'for a document of one holding',
    },
  },
  {
    title: '`/listings/sales/queens` is shown',
    limit: 29,
    stages: [
      {
        name: 'page',
        project: server,
        entries: [
          'gateway/src/site/site.controller.ts#SiteController.page',
          'gateway/src/site/page-request.resolver.ts#PageRequestResolver.resolve',
          'gateway/src/site/rendered-page.service.ts#RenderedPageService.request',
          'gateway/src/ssr/render.service.ts#RenderService.section',
          'gateway/src/site/page-responder.ts#PageResponder.sendWhenReady',
        ],
        follows: NOTHING,
        counts: /^gateway\/src\//,
      },
      {
        name: 'section',
        project: browser,
        entries: [
          'mf-listings/src/routes.tsx#routes',
          'mf-listings/src/features/results/page/route.tsx#ResultsPage',
          'mf-listings/src/features/results/loader.ts#loader',
        ],
        follows: /^mf-listings\/src\/features\/results\/(api\/|loader)/,
        counts: /^mf-listings\/src\/(routes|features\/results\/page\/route|shared\/)/,
      },
      {
        name: 'service',
        project: server,
        entries: ['services/listings/src/search/search.controller.ts#ListingSearchController.find'],
        follows: /^services\/listings\/src\/search\//,
        counts: /^(services\/listings|packages\/listing-index)\/src\//,
      },
    ],
    notRun: {
      'mf-listings/src/shared/search/change-search.ts': 'for a search without results',
      'mf-listings/src/shared/search-box/suggest-places.ts': 'for a search without results',
      'packages/listing-index/src/words.ts': 'for a search with words',
      'services/listings/src/commute/commute-filters.ts': 'for a search with a commute',
      'services/listings/src/common/neighbourhood-name.ts': 'for a search in a neighbourhood',
      'services/listings/src/common/reso.ts': 'for a listing that has changed',
    },
  },
];

/** A call that shows where a call is written down: the files that name its path, and the page that uses it. */
export const EXAMPLE_CALL = {
  path: 'investor-totals',
  page: 'mf-staff/src/features/investor-accounts/page/investors-list.route.tsx',
  limit: 3,
};
