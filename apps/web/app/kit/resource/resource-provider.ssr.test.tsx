import type { QueryClient } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ResourceProvider } from './resource-provider.tsx';
import { useResourceClient } from './use-resource-client.ts';

/** Renders two components in one tree and returns the clients they received. */
function clientsOfATree(): readonly QueryClient[] {
  const seen: QueryClient[] = [];
  const Reader = () => {
    seen.push(useResourceClient());
    return null;
  };
  renderToString(
    <ResourceProvider>
      <Reader />
      <Reader />
    </ResourceProvider>,
  );
  return seen;
}

it('shares one client within a page, and none between pages', () => {
  const [one, other] = clientsOfATree();
  expect(other).toBe(one);
  expect(clientsOfATree()).not.toContain(one);
});

it('throws outside a provider', () => {
  const Reader = () => {
    useResourceClient();
    return null;
  };
  expect(() => renderToString(<Reader />)).toThrow('Resources need a ResourceProvider above them.');
});
