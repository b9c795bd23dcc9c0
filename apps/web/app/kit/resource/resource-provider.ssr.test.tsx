import type { QueryClient } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ResourceProvider } from './resource-provider.tsx';
import { useResourceClient } from './use-resource-client.ts';

/** Renders two readers of one tree and answers the clients they were given. */
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

it('gives all readers of one page the same client, and another page another one', () => {
  const [one, other] = clientsOfATree();
  expect(other).toBe(one);
  expect(clientsOfATree()).not.toContain(one);
});

it('refuses to read outside of a provider', () => {
  const Reader = () => {
    useResourceClient();
    return null;
  };
  expect(() => renderToString(<Reader />)).toThrow('A resource can only be read inside a ResourceProvider.');
});
