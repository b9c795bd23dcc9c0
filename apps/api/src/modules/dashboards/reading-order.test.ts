import { expect, it } from 'vitest';
import { inReadingOrder } from './reading-order.ts';

const element = (name: string, chart_type: string, layout: object | null = null) => ({ name, chart_type, layout });
const names = (elements: Parameters<typeof inReadingOrder<ReturnType<typeof element>>>[0]) =>
  inReadingOrder(elements).map(({ name }) => name);

it('reads an arranged dashboard row by row, and what isn’t placed last', () => {
  expect(
    names([
      element('new', 'table'),
      element('below', 'table', { x: 0, y: 4, w: 12, h: 4 }),
      element('right', 'card', { x: 6, y: 0, w: 6, h: 4 }),
      element('left', 'line', { x: 0, y: 0, w: 6, h: 4 }),
    ]),
  ).toEqual(['left', 'right', 'below', 'new']);
});

it('keeps the order of the others, with the cards together at the first', () => {
  expect(
    names([element('table', 'table'), element('one', 'card'), element('trend', 'trendTable'), element('two', 'card')]),
  ).toEqual(['table', 'one', 'two', 'trend']);
});
