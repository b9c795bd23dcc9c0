import '@roadside/tokens/styles.css';
import './preview.css';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { definePreview } from '@storybook/react-vite';
import { lazy, type PropsWithChildren, type ReactNode, Suspense, useLayoutEffect } from 'react';
import { configure } from 'storybook/test';
import { UiProvider } from '../packages/ui/src/provider/index.ts';

// How long a play function waits for what it expects before it fails; a busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 15_000 });

/**
 * A browser that a test drives needs only what breaks a rule. To describe every element that passes one, too, takes axe a
 * quarter of its time; the addon's panel lists those for people.
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

/** What the docs blocks read though their types do not name it: the description without the example, which the stories are. */
const describedWithoutExample = {
  extractComponentDescription: (component?: { __docgenInfo?: { description?: string } }) =>
    component?.__docgenInfo?.description?.split('@example')[0] ?? '',
};

const ThemedPage = /* @__PURE__ */ lazy(() =>
  import('./docs/themed-page.tsx').then((module) => ({ default: module.ThemedPage })),
);

/** Every written page ends in what can be read from the source, and has the theme of its examples. */
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
 * The accessibility check reads what a person would have before them: the letters of our fonts and not those of the
 * system's that stand in for them, and what a component draws once it has measured itself.
 */
async function settled() {
  // A page in the background has no frames.
  if (document.hidden) return;
  await document.fonts.ready;
  await frame();
  await frame();
}

export default definePreview({
  addons: [addonDocs(), addonA11y()],
  // Every story is drawn with our letters from its first frame, so that what it measures holds. The faces that stand in
  // until then are the system's own: where it has none of those named, they fail to load, and nothing is lost.
  loaders: [() => Promise.allSettled([...document.fonts].map((face) => face.load())).then(() => ({}))],
  // Storybook runs these from the last to the first, so this comes before the check of the addon.
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
