import { createRemixStub } from '@remix-run/testing';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ResourceProvider } from '../../../kit/resource/resource-provider.tsx';
import { CallOutScreen, type CallOutScreenProps } from './call-out-screen.tsx';
import { board, question } from './call-outs.fixtures.ts';

function markup(props: CallOutScreenProps): string {
  const Page = createRemixStub([{ path: '/call-outs/:id', Component: () => <CallOutScreen {...props} /> }]);
  return renderToString(
    <ResourceProvider>
      <Page initialEntries={['/call-outs/12']} />
    </ResourceProvider>,
  );
}

describe('the server-rendered call-out', () => {
  it('is the board for people who schedule', () => {
    const html = markup({ id: 12, driver: false, own: null, board: { ok: true, data: { call_out: board } } });
    expect(html).toContain('Call-out: Fri, Nov 20, 4 PM–10 PM');
    expect(html).toContain('3 of 4 answered');
    expect(html).toContain('1 + 1 of 3');
  });

  it('offers decisions to those who may decide', () => {
    const decides = (can_change: boolean) =>
      markup({
        id: 12,
        driver: false,
        own: null,
        board: { ok: true, data: { call_out: { ...board, can_change } } },
      }).includes('Decide Rosa Ndiaye’s request');
    expect([decides(true), decides(false)]).toEqual([true, false]);
  });

  it('is one button for the driver who was asked', () => {
    const html = markup({ id: 12, driver: true, own: { ok: true, data: { call_outs: [question] } }, board: null });
    expect(html).toContain('I can work 4 PM–10 PM');
    expect(html).toContain('Ice storm: calls double from 4 PM');
  });

  it('says what went wrong', () => {
    const problem = { kind: 'forbidden', detail: '', requestId: 'req-7c21' } as const;
    const html = markup({ id: 12, driver: false, own: null, board: { ok: false, problem } });
    expect(html).toContain('req-7c21');
  });
});
