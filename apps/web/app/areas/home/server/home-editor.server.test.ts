import { expect, test } from 'vitest';
import { homeEditorResource } from './home-editor.server.ts';

type Given = Parameters<typeof homeEditorResource.action>[0];

const tile = (id: number, order: number, state = 'live') => ({ id, order, type: 'announcement', state });

/** The answers of the API to the moves, in their order, and what it was asked. */
function move(answers: readonly ('taken' | 'missing-id' | 'stale')[], tiles: readonly object[]) {
  const sent: unknown[] = [];
  const refused = (order: string) => ({
    ok: false,
    problem: { kind: 'refused', detail: '', requestId: '', ...(order === 'stale' ? {} : { fields: { order } }) },
  });
  const attempt = async (call: { name: string }, { body }: { body: { widget_list?: unknown } }) => {
    if (call.name === 'homepage.announcementList') return { ok: true, data: { widgets: tiles } };
    sent.push(body.widget_list);
    const answer = answers[sent.length - 1] ?? 'stale';
    return answer === 'taken' ? { ok: true, data: {} } : refused(answer);
  };
  const change = { intent: 'move', widget_list: [2, 1].map((id, index) => ({ id, order: index + 1 })) };
  const given = {
    request: new Request('http://club.test/resources/home-editor', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(change),
    }),
    params: {},
    context: { api: { attempt }, requestId: 'r', session: { caller: {}, person: { employeeId: 1 } } },
  } as unknown as Given;
  return { sent, answer: async () => (await homeEditorResource.action(given)).json() as Promise<{ ok: boolean }> };
}

test('a move in a list that grew and shrank meanwhile is saved with the tiles that are there now', async () => {
  // 1 has ended, 3 was published.
  const { sent, answer } = move(['missing-id', 'taken'], [tile(1, 1, 'expired'), tile(2, 2), tile(3, 3)]);
  expect(await answer()).toMatchObject({ ok: true });
  expect(sent[1]).toEqual([
    { id: 2, order: 1 },
    { id: 3, order: 2 },
  ]);
});

test('any other refusal is told, and nothing is tried again', async () => {
  const { sent, answer } = move(['stale'], [tile(1, 1), tile(2, 2)]);
  expect(await answer()).toMatchObject({ ok: false });
  expect(sent).toHaveLength(1);
});
