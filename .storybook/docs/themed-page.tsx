import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { themeNames, type ThemeName } from '@roadside/tokens/values';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { storybookTheme } from './storybook-theme.ts';

const nameIn = (globals: Readonly<Record<string, unknown>>): ThemeName =>
  themeNames.find((name) => name === globals.theme) ?? (globals.theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches ? 'night' : 'day');

/** The theme the toolbar has chosen; the address may have named it before the page was there. */
function useChosenTheme(context: DocsContainerProps['context']): ThemeName {
  // The only place where a page without stories finds the toolbar's choices; its type hides it.
  const { store } = context as unknown as { readonly store: { readonly userGlobals: { readonly globals: Record<string, unknown> } } };
  const [chosen, setChosen] = useState(() => nameIn(store.userGlobals.globals));
  useEffect(() => {
    const { channel } = context;
    const change = ({ globals }: { globals: Record<string, unknown> }) => setChosen(nameIn(globals));
    channel.on(GLOBALS_UPDATED, change);
    return () => channel.off(GLOBALS_UPDATED, change);
  }, [context]);
  return chosen;
}

/** A page of words in the theme its examples are shown in. */
export function ThemedPage({ children, ...rest }: PropsWithChildren<DocsContainerProps>) {
  const name = useChosenTheme(rest.context);
  // A page without examples has no decorator that would say it.
  useEffect(() => {
    document.documentElement.dataset.theme = name;
  }, [name]);
  return (
    <DocsContainer {...rest} theme={storybookTheme(name)}>
      {children}
    </DocsContainer>
  );
}
