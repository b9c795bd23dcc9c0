import { defineDrawer } from '../../kit/drawers/drawer-registry.ts';
import { lazyPart } from '../../kit/page/lazy-part.tsx';
import { readSurveyText, surveyText } from './model/survey-opened.ts';

declare module '../../kit/drawers/drawer-registry.ts' {
  interface DrawerValues {
    'survey-focus': { readonly slug: string; readonly name: string };
    survey: { readonly slug: string; readonly id: number };
    'comment-corrections': { readonly slug: string };
  }
}

/** Members' surveys about one driver. It does not change the URL (feature A16). */
export const surveyFocusDrawer = defineDrawer({
  name: 'survey-focus',
  Drawer: lazyPart(() => import('./screen/survey-focus-drawer.tsx')),
});

/** One survey with its call. */
export const surveyDrawer = defineDrawer({
  name: 'survey',
  write: surveyText,
  read: readSurveyText,
  Drawer: lazyPart(() => import('./screen/survey-drawer.tsx')),
});

/** Corrections to the comments of a location. */
export const correctionsDrawer = defineDrawer({
  name: 'comment-corrections',
  write: ({ slug }) => slug,
  read: (text) => (/^[A-Za-z0-9][A-Za-z0-9._-]{0,119}$/.test(text) ? { slug: text } : null),
  Drawer: lazyPart(() => import('./screen/corrections-drawer.tsx')),
});
