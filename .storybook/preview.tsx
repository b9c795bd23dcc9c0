import '@roadside/tokens/styles.css';
import './preview.css';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { definePreview } from '@storybook/react-vite';
import { lazy, type PropsWithChildren, type ReactNode, Suspense, useLayoutEffect } from 'react';
import { configure } from 'storybook/test';
import { UiProvider } from '../packages/ui/src/provider/index.ts';

// How long a play function waits for an expectation. The limit only ends a hang; a busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 60_000 });

/** How long a plain notice stays, in milliseconds. A play function on a busy machine could miss it, so here it stays. */
const noticeMs = 5000;
if (navigator.webdriver) {
  const later = globalThis.setTimeout;
  Object.assign(globalThis, {
    setTimeout: (work: TimerHandler, wait?: number, ...rest: unknown[]) =>
      wait === noticeMs ? 0 : later(work, wait, ...rest),
  });
}

/**
 * A test browser only needs the violations. Describing every passing element as well costs axe a quarter of its time;
 * people see those in the addon's panel.
 */
const readResults = navigator.webdriver ? { resultTypes: ['violations' as const] } : {};

type ToolbarIcon = 'circlehollow' | 'listunordered' | 'paragraph' | 'play';
const choice = (name: string, icon: ToolbarIcon, items: Record<string, string>) => ({
  name,
  toolbar: {
    title: name,
    icon,
    dynamicTitle: true,
    items: Object.entries(items).map(([value, title]) => ({ value, title })),
  },
});

const ComponentDocs = /* @__PURE__ */ lazy(() =>
  import('./docs/component-docs.tsx').then((module) => ({ default: module.ComponentDocs })),
);

/**
 * Properties the docs blocks read although their types don't list them: the description without its example, because
 * the stories are the examples.
 */
const describedWithoutExample = {
  extractComponentDescription: (component?: { __docgenInfo?: { description?: string } }) =>
    component?.__docgenInfo?.description?.split('@example')[0] ?? '',
};

const ThemedPage = /* @__PURE__ */ lazy(() =>
  import('./docs/themed-page.tsx').then((module) => ({ default: module.ThemedPage })),
);

/** Every docs page ends with the generated reference, in the theme of its examples. */
const pages = {
  container: (props: PropsWithChildren<DocsContainerProps>) => (
    <Suspense>
      <ThemedPage {...props} />
    </Suspense>
  ),
  components: {
    wrapper: ({ children }: { readonly children?: ReactNode }) => (
      <Suspense>
        <ComponentDocs>{children}</ComponentDocs>
      </Suspense>
    ),
  },
};

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/**
 * Waits until the accessibility check sees the final page: our own fonts instead of the fallbacks, and anything a
 * component renders after measuring itself.
 */
async function settled() {
  // A background page gets no animation frames.
  if (document.hidden) return;
  await document.fonts.ready;
  await frame();
  await frame();
}

export default definePreview({
  addons: [addonDocs(), addonA11y()],
  // Load our fonts before the first frame of a story, so that its measurements hold. The fallback faces are local
  // system fonts: where a named one is missing, loading it fails, which is harmless.
  loaders: [() => Promise.allSettled([...document.fonts].map((face) => face.load())).then(() => ({}))],
  // Storybook runs these from last to first, so this runs before the addon's check.
  afterEach: settled,
  initialGlobals: { theme: 'day', density: 'standard', direction: 'ltr', motion: 'system' },
  globalTypes: {
    theme: choice('Theme', 'circlehollow', {
      day: 'Day',
      night: 'Night',
      'day-contrast': 'Day, more contrast',
      'night-contrast': 'Night, more contrast',
      system: 'Match system',
    }),
    density: choice('Density', 'listunordered', { roomy: 'Roomy', standard: 'Standard', dense: 'Dense' }),
    direction: choice('Direction', 'paragraph', { ltr: 'Left to right', rtl: 'Right to left' }),
    motion: choice('Motion', 'play', { system: 'Match system', reduced: 'Reduced' }),
  },
  parameters: {
    layout: 'padded',
    controls: { expanded: true },
    docs: { codePanel: true, ...describedWithoutExample, ...(import.meta.env.STORYBOOK_PAGES ? pages : {}) },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Start',
          ['Read this first'],
          'Tokens',
          'Actions',
          'Fields',
          'Overlays',
          'Navigation',
          'Data',
          'Conversation',
          'Media',
          'Feedback',
          'Layout',
          'Charts',
          'Gantt',
          'Screens',
        ],
      },
    },
    a11y: { test: 'error', options: { rules: { region: { enabled: false } }, ...readResults } },
  },
  decorators: [
    (Story, { globals }) => {
      const { theme, density, direction, motion } = globals as Record<
        'theme' | 'density' | 'direction' | 'motion',
        string
      >;
      useLayoutEffect(() => {
        const root = document.documentElement;
        if (theme === 'system') delete root.dataset.theme;
        else root.dataset.theme = theme;
        root.dataset.density = density;
        root.dataset.motion = motion;
        root.dir = direction;
        root.lang = 'en';
      }, [theme, density, direction, motion]);
      return (
        <UiProvider locale="en-US" timeZone="America/New_York" direction={direction === 'rtl' ? 'rtl' : 'ltr'}>
          <Story />
        </UiProvider>
      );
    },
  ],
});
