import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { themeNames, type ThemeName } from '@roadside/tokens/values';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { storybookTheme } from './storybook-theme.ts';

const nameIn = (globals: Readonly<Record<string, unknown>>): ThemeName =>
  themeNames.find((name) => name === globals.theme) ??
  (globals.theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches ? 'night' : 'day');

type Globals = Readonly<Record<string, unknown>>;

/** The toolbar's choices; the address may have set them before the page existed. */
function useChosen(context: DocsContainerProps['context']): Globals {
  // The only place where a page without stories can read the toolbar's choices; its type hides it.
  const { store } = context as unknown as { readonly store: { readonly userGlobals: { readonly globals: Globals } } };
  const [chosen, setChosen] = useState(store.userGlobals.globals);
  useEffect(() => {
    const { channel } = context;
    // Examples in their own frames also emit this event; the page's own choices win.
    const change = () => setChosen(store.userGlobals.globals);
    channel.on(GLOBALS_UPDATED, change);
    return () => channel.off(GLOBALS_UPDATED, change);
  }, [context, store]);
  return chosen;
}

/** A docs page in the theme of its examples, including those in their own frames. */
export function ThemedPage({ children, ...rest }: PropsWithChildren<DocsContainerProps>) {
  const chosen = useChosen(rest.context);
  const name = nameIn(chosen);
  // Read by the block that renders a frame, when it renders.
  // oxlint-disable-next-line react/immutability -- Storybook reads its address from this global during the same render.
  (globalThis as { PREVIEW_URL?: string }).PREVIEW_URL = `iframe.html?globals=${Object.entries(chosen)
    .map(([key, value]) => `${key}:${value}`)
    .join(';')}`;
  useEffect(() => {
    // A page without examples has no decorator to set it, and a rendered frame isn't rerendered.
    const pages = [
      document,
      ...Array.from(document.querySelectorAll('iframe'), ({ contentDocument }) => contentDocument),
    ];
    for (const page of pages) if (page) page.documentElement.dataset.theme = name;
  }, [name]);
  return (
    <DocsContainer {...rest} theme={storybookTheme(name)}>
      {children}
    </DocsContainer>
  );
}
