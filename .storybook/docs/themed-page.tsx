import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { themeNames, type ThemeName } from '@roadside/tokens/values';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { storybookTheme } from './storybook-theme.ts';

const nameIn = (globals: Readonly<Record<string, unknown>>): ThemeName =>
  themeNames.find((name) => name === globals.theme) ??
  (globals.theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches ? 'night' : 'day');

type Globals = Readonly<Record<string, unknown>>;

/** What the toolbar has chosen; the address may have named it before the page was there. */
function useChosen(context: DocsContainerProps['context']): Globals {
  // The only place where a page without stories finds the toolbar's choices; its type hides it.
  const { store } = context as unknown as { readonly store: { readonly userGlobals: { readonly globals: Globals } } };
  const [chosen, setChosen] = useState(store.userGlobals.globals);
  useEffect(() => {
    const { channel } = context;
    // What an example in a frame of its own says of itself is heard here, too; the page's own choices hold.
    const change = () => setChosen(store.userGlobals.globals);
    channel.on(GLOBALS_UPDATED, change);
    return () => channel.off(GLOBALS_UPDATED, change);
  }, [context, store]);
  return chosen;
}

/** A page of words in the theme its examples are shown in, those in frames of their own among them. */
export function ThemedPage({ children, ...rest }: PropsWithChildren<DocsContainerProps>) {
  const chosen = useChosen(rest.context);
  const name = nameIn(chosen);
  // Read by the block that draws a frame, at the time it draws it.
  (globalThis as { PREVIEW_URL?: string }).PREVIEW_URL = `iframe.html?globals=${Object.entries(chosen)
    .map(([key, value]) => `${key}:${value}`)
    .join(';')}`;
  useEffect(() => {
    // A page without examples has no decorator that would say it, and a frame that is already drawn is not redrawn.
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
