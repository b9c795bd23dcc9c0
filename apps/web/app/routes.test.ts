import { describe, expect, it } from 'vitest';
import { routes as domainRoutes } from '@roadside/domain/navigation';
import table from './routes.ts';

type Entry = {
  readonly id?: string;
  readonly path?: string;
  readonly index?: boolean;
  readonly children?: readonly Entry[];
};

const flat = (entries: readonly Entry[]): Entry[] => entries.flatMap((entry) => [entry, ...flat(entry.children ?? [])]);
const entries = (await table) as readonly Entry[];
const screens = flat(entries).filter(({ id }) => id?.startsWith('screen.'));
const pathOf = ({ index, path }: Entry) => (index ? '' : path);

describe('the route table', () => {
  it('has the screens of the specification, in order, at their paths', () => {
    expect(screens.map((entry) => [entry.id, pathOf(entry)])).toEqual(
      domainRoutes.map(({ id, path }) => [`screen.${id}`, path.replace(/^\/|\/$/g, '')]),
    );
  });

  it('puts every screen that needs a login behind the layout that requires one', () => {
    const inside = (entries.find(({ id }) => id === 'signed-in')?.children ?? [])
      .map(({ id }) => id)
      .filter((id) => id?.startsWith('screen.'));
    expect(inside).toEqual(domainRoutes.filter(({ login }) => login).map(({ id }) => `screen.${id}`));
  });
});
