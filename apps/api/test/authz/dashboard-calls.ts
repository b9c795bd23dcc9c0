import { calls } from '@roadside/contract/calls';
import { type Asker, matrixAskers, stranger } from '../support/askers.ts';
import {
  globalDashboardId,
  globalElementId,
  globalTalkId,
  hiddenDashboardId,
  ownDashboardId,
  sharedDashboardId,
} from '../support/dashboards.ts';
import { holds } from '../support/oracle.ts';
import { placeById, type Place } from '../support/small-world.ts';
import { type Attempt, type BuiltCall, onMissing, placeCases } from './attempts.ts';

const { dashboards, elements, myDashboard } = calls;

const definition = {
  dataTarget: 'calls',
  name: 'Mine',
  elements: [
    {
      name: 'calls',
      title: 'Calls',
      order: 1,
      request: { slug: 'beacon', parameters: {} },
      chart_type: 'card',
      time_type: 'This_Month',
      metrics: ['paid_call_count'],
      relation: 'self',
    },
  ],
};
type Body = Readonly<Record<string, unknown>>;
const body = (action: string, more: Body = {}): Body => ({ purpose: 'dashboard', action, ...more });
const foreign = { record: 'foreign' } as const;

/** Dashboards the asker does not own: the condition of row C022 is "owner only; owner 35300 needs Admin". */
const strangers = (request: (id: number) => Body): Attempt[] => [
  { what: 'one that doesn’t exist', options: { body: request(999_999) }, touched: foreign },
  { what: "a stranger's", options: { body: request(hiddenDashboardId) }, touched: foreign },
  { what: "a stranger's that is shared with him", options: { body: request(sharedDashboardId) }, touched: foreign },
];

const globalOne = (asker: Asker | null, request: (id: number) => Body): Attempt[] =>
  // An asker with Admin would change it for the askers that follow.
  asker !== null && holds(asker, 'Admin')
    ? []
    : [
        {
          what: "everyone's, without Admin",
          options: { body: request(globalDashboardId) },
          touched: {},
          refused: true,
        },
      ];

function change(call: BuiltCall['call'], action: 'update' | 'rename' | 'delete', more: Body): BuiltCall {
  const request = (id: number) => body(action, { id, version: 1, ...more });
  return {
    call,
    row: 'C022',
    writes: true,
    attempts: (asker) => [
      ...strangers(request),
      ...globalOne(asker, request),
      { what: 'his own', options: { body: request(ownDashboardId(asker, action)) }, touched: {} },
    ],
  };
}

const reorder = (...ids: number[]) => body('reorder', { dashboards: ids.map((id, order) => ({ id, order })) });

/** Recipients of a shared dashboard: everyone in the sharer's view. */
const share: BuiltCall = {
  call: dashboards.share,
  row: 'C023',
  writes: true,
  attempts: (asker) => {
    const request = (id: number, employees: readonly number[]) => body('share', { id, employees });
    const own = ownDashboardId(asker, 'share');
    return [
      ...strangers((id) => request(id, [])),
      ...[stranger, ...matrixAskers].map((recipient) => ({
        what: `his own, with ${recipient.name} at ${recipient.place.slug}`,
        options: { body: request(own, [recipient.employeeId]) },
        touched: {},
        // Sharing with yourself changes nothing and affects nobody.
        others: recipient.employeeId === asker?.employeeId ? [] : [placeById(recipient.place.id)],
      })),
      {
        what: 'his own, with nobody there is',
        options: { body: request(own, [999_999]) },
        touched: {},
        others: [null],
      },
    ];
  },
};

const oneOfEachClass = (asker: Asker | null) => {
  const byClass = new Map(placeCases(asker).map((placeCase) => [placeCase.what.replace(/ [\w-]+$/, ''), placeCase]));
  return [...byClass.values()];
};

/**
 * Data of an element. The place is checked first, then whether the asker may see the element, as for dashboard data.
 */
function elementCall(call: BuiltCall['call'], row: 'C024' | 'C025', table: string, more: Body): BuiltCall {
  return {
    call,
    row,
    writes: false,
    attempts: (asker) => {
      const options = (
        slug: string,
        element: string,
        parameters: Body = {},
        beside: Body = {},
      ): Attempt['options'] => ({
        params: { element },
        body: {
          ...more,
          ...beside,
          request: { slug, parameters: { args: { from: '2026-11-18', to: '2026-11-19' }, ...parameters } },
        },
      });
      const kept = (elementId: number, what: string): Attempt => ({
        what,
        options: options(
          asker?.place.slug ?? 'beacon',
          String(elementId),
          {},
          { chart_type: table === 'raw-surveys' ? 'survey_comments' : 'table' },
        ),
        touched: {},
      });
      return [
        // The place is checked as for dashboard data, where every place is tried; one of each class is enough here.
        ...oneOfEachClass(asker).flatMap(({ what, slug, id, place }): Attempt[] => [
          { what: `${what}, ${table}`, options: options(slug, table), touched: { place } },
          ...(id > 0
            ? [
                {
                  what: `${what}, named twice`,
                  options: options(slug, table, {}, { geography: { id, slug } }),
                  touched: { place },
                },
              ]
            : []),
          {
            what: `${what}, business rules off`,
            options: options(slug, table, { filters: { new_biz_rules: false } }),
            touched: { place },
            switchesRulesOff: true,
          },
        ]),
        kept(ownDashboardId(asker, 'talk'), 'an own element'),
        kept(sharedDashboardId, 'an element shared with him'),
        kept(globalElementId, "everyone's element"),
        { ...kept(hiddenDashboardId, "a stranger's element"), missing: true },
        { ...kept(999_999, 'an element nobody has'), missing: true },
      ];
    },
  };
}

/** Elements the asker may not see: to a signed-in asker they do not exist. */
const hidden = (request: (elem: number, id: number) => Body): Attempt[] => [
  {
    what: "a stranger's element",
    options: { body: request(hiddenDashboardId, hiddenDashboardId) },
    touched: {},
    missing: true,
  },
  { what: 'an element nobody has', options: { body: request(999_999, 999_999) }, touched: {}, missing: true },
];

const visibleOnes = (asker: Asker | null, request: (elem: number) => Body): Attempt[] => [
  { what: 'his own element', options: { body: request(ownDashboardId(asker, 'talk')) }, touched: {} },
  { what: 'an element shared with him', options: { body: request(sharedDashboardId) }, touched: {} },
  { what: "everyone's element", options: { body: request(globalElementId) }, touched: {} },
];

const talk =
  (type: string, action: string, more: Body = {}) =>
  (elem: number): Body => ({ type, action, elem, ...more });

/** Everyone's element at every place: comments and notes belong to the place. */
const atPlaces = (
  asker: Asker | null,
  request: (elem: number) => Body,
  named: (place: Place | null) => Partial<Attempt>,
) =>
  placeCases(asker)
    .filter(({ id }) => id > 0)
    .map(({ what, id, place }): Attempt => ({
      what: `everyone's element, ${what}`,
      options: { body: { ...request(globalElementId), organization_id: id } },
      touched: {},
      ...named(place),
    }));

/** Comments and notes of other people and of the asker. */
function changeTalk(
  call: BuiltCall['call'],
  row: 'C027' | 'C028',
  type: string,
  action: string,
  more: Body,
  adminMay: boolean,
): BuiltCall {
  const request = (elem: number, id: number): Body => ({ ...talk(type, action, more)(elem), id });
  return {
    call,
    row,
    writes: true,
    attempts: (asker) => [
      ...hidden(request),
      // The condition of the rows C027 and C028: Admin may delete,
      // but then it would be missing for the askers that follow.
      ...(adminMay && asker !== null && holds(asker, 'Admin')
        ? []
        : [
            {
              what: "a stranger's, on everyone's element",
              options: { body: request(globalElementId, globalTalkId) },
              touched: foreign,
            },
            {
              what: "a stranger's, on an element shared with him",
              options: { body: request(sharedDashboardId, sharedDashboardId) },
              touched: foreign,
            },
          ]),
      {
        what: 'his own by the id of another element',
        options: { body: request(globalElementId, ownDashboardId(asker, 'talk')) },
        touched: {},
        missing: true,
      },
      {
        what: 'his own',
        options: { body: request(ownDashboardId(asker, 'talk'), ownDashboardId(asker, 'talk')) },
        touched: {},
      },
    ],
  };
}

const viewing = (action: 'get' | 'update'): BuiltCall => ({
  call: action === 'get' ? myDashboard.getViewedElement : myDashboard.updateViewedElement,
  row: 'C029',
  writes: action === 'update',
  attempts: (asker) => {
    const request = (organization_id: number, dashboard_element_id: number): Body => ({
      type: 'viewed_element',
      action,
      dashboard_element_id,
      organization_id,
    });
    const own = asker?.place.id ?? 1;
    return [
      ...placeCases(asker)
        .filter(({ id }) => id > 0)
        .map(({ what, id, place }) => ({
          what,
          options: { body: request(id, globalElementId) },
          touched: {},
          others: [place],
        })),
      ...hidden((elem) => request(own, elem)),
      { what: 'an element shared with him', options: { body: request(own, sharedDashboardId) }, touched: {} },
    ];
  },
});

/** The calls for dashboards, with their comments and notes. */
export const dashboardCalls: readonly BuiltCall[] = [
  {
    call: dashboards.list,
    row: 'C093',
    writes: false,
    attempts: (asker) => [
      { what: 'as it is', options: { body: body('list') }, touched: {} },
      // The comments on a dashboard are read at one place, which must be in view.
      ...placeCases(asker).map(({ what, slug, place }) => ({
        what: `with what is said at ${what}`,
        options: { body: body('list', { slug }) },
        touched: { place },
      })),
    ],
  },
  {
    call: dashboards.create,
    row: 'C022',
    writes: true,
    attempts: (asker) => [
      { what: 'his own', options: { body: body('create', { dashboard: definition }) }, touched: {} },
      {
        what: "everyone's",
        options: { body: body('create', { dashboard: definition, owner_id: 35300 }) },
        touched: {},
        refused: asker !== null && !holds(asker, 'Admin'),
      },
    ],
  },
  change(dashboards.update, 'update', { dashboard: definition }),
  change(dashboards.rename, 'rename', { name: 'Another name' }),
  {
    call: dashboards.reorder,
    row: 'C022',
    writes: true,
    attempts: (asker) => [
      ...strangers((id) => reorder(ownDashboardId(asker, 'reorder'), id)),
      ...globalOne(asker, (id) => reorder(ownDashboardId(asker, 'reorder'), id)),
      { what: 'his own', options: { body: reorder(ownDashboardId(asker, 'reorder')) }, touched: {} },
    ],
  },
  change(dashboards.delete, 'delete', {}),
  {
    call: dashboards.history,
    row: 'C022',
    writes: false,
    attempts: (asker) => {
      const request = (id: number) => body('history', { id });
      const own = { what: 'his own', options: { body: request(ownDashboardId(asker, 'share')) }, touched: {} };
      return [...strangers(request), ...globalOne(asker, request), own];
    },
  },
  {
    call: dashboards.restore,
    row: 'C022',
    writes: true,
    attempts: (asker) => {
      const request = (id: number) => body('restore', { id, version: 1, to: 1 });
      return [...strangers(request), ...globalOne(asker, request)];
    },
  },
  share,
  {
    call: dashboards.startPdf,
    row: 'C498',
    writes: true,
    attempts: (asker) => {
      const request = (id: number, slug = asker?.place.slug ?? 'beacon', more: Body = {}) =>
        body('start_pdf', { id, slug, ...more });
      const own = ownDashboardId(asker, 'share');
      return [
        ...placeCases(asker).flatMap(({ what, slug, place }): Attempt[] => [
          { what: `everyone's, ${what}`, options: { body: request(globalDashboardId, slug) }, touched: { place } },
          {
            what: `everyone's, its element at ${what}`,
            options: {
              body: request(globalDashboardId, asker?.place.slug, {
                elements: [{ id: globalElementId, request: { slug, parameters: {} } }],
              }),
            },
            touched: { place },
          },
        ]),
        {
          what: 'his own, business rules off',
          options: {
            body: request(own, asker?.place.slug, {
              elements: [
                {
                  id: own,
                  request: {
                    slug: asker?.place.slug ?? 'beacon',
                    parameters: { filters: { new_biz_rules: false } },
                  },
                },
              ],
            }),
          },
          touched: {},
          switchesRulesOff: true,
        },
        { what: 'one shared with him', options: { body: request(sharedDashboardId) }, touched: {} },
        { what: "a stranger's", options: { body: request(hiddenDashboardId) }, touched: {}, missing: true },
        { what: 'one that doesn’t exist', options: { body: request(999_999) }, touched: {}, missing: true },
      ];
    },
  },
  elementCall(elements.request, 'C024', 'raw-surveys', {}),
  elementCall(elements.surveys, 'C024', 'raw-surveys', { search: '' }),
  elementCall(elements.facets, 'C024', 'raw-surveys', { purpose: 'facets' }),
  elementCall(elements.exportXlsx, 'C025', 'std12e_reduced', { purpose: 'export' }),
  elementCall(elements.startExport, 'C025', 'std12e_reduced', { purpose: 'start_export' }),
  onMissing(elements.exportProgress, 'C497', { purpose: 'progress', id: 999_999 }, { writes: false }),
  onMissing(elements.stopExport, 'C497', { purpose: 'stop', id: 999_999 }),
  {
    call: myDashboard.readComments,
    row: 'C026',
    writes: false,
    attempts: (asker) => [
      ...hidden(talk('comments', 'read')),
      ...visibleOnes(asker, talk('comments', 'read')),
      ...atPlaces(asker, talk('comments', 'read'), (place) => ({ touched: { place } })),
    ],
  },
  {
    call: myDashboard.createComment,
    row: 'C026',
    writes: true,
    attempts: (asker) => [
      ...hidden(talk('comments', 'create', { body: 'Why?' })),
      ...visibleOnes(asker, talk('comments', 'create', { body: 'Why?' })),
      ...atPlaces(asker, talk('comments', 'create', { body: 'Why?' }), (place) => ({ touched: { place } })),
    ],
  },
  changeTalk(myDashboard.editComment, 'C027', 'comments', 'edit', { body: 'Because' }, false),
  changeTalk(myDashboard.deleteComment, 'C027', 'comments', 'delete', {}, true),
  {
    call: myDashboard.createAnnotation,
    row: 'C028',
    writes: true,
    attempts: (asker) => [
      ...hidden(talk('annotations', 'create', { day: '2026-11-10', body: 'Ice' })),
      ...visibleOnes(asker, talk('annotations', 'create', { day: '2026-11-10', body: 'Ice' })),
      ...atPlaces(asker, talk('annotations', 'create', { day: '2026-11-10', body: 'Ice' }), (place) => ({
        others: [place],
      })),
    ],
  },
  changeTalk(
    myDashboard.updateAnnotation,
    'C028',
    'annotations',
    'update',
    { day: '2026-11-10', until: '2026-11-12', body: 'Ice storm' },
    false,
  ),
  changeTalk(myDashboard.deleteAnnotation, 'C028', 'annotations', 'delete', {}, true),
  viewing('get'),
  viewing('update'),
];
