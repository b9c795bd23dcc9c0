import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { calls } from '@roadside/contract/calls';
import type { CallBody } from '@roadside/contract/call';
import type { AuditEvent } from '../../platform/audit/audit-event.ts';
import { loadOrganizationTree } from '../../platform/organizations/live-organization-tree.ts';
import type { OrganizationTree } from '../../platform/organizations/organization-tree.ts';
import { describeEachEngine } from '../../platform/testing/describe-each-engine.ts';
import { insertOrganizations, plainCall, plainSurvey, replaceFacts } from '../metrics/testing/fact-world.ts';
import { refusalOf, runCall } from '../reports/testing/run-call.ts';
import { readNewComments } from './comment-reading.repository.ts';
import { surveysHandlers } from './surveys.handlers.ts';

type Correction = Omit<CallBody<typeof calls.surveys.correct>, 'purpose' | 'slug' | 'id'>;

const comment = 'He gave it a little love and away we went.';
const solved: Correction = { phrase: 'A little LOVE', topic: 'Problem solved', sentiment: 'positive' };
const [atOne, alsoAtOne, atTwo, atFour] = [1, 2, 3, 4];
const stations = new Map([
  [atOne, 20],
  [alsoAtOne, 20],
  [atTwo, 21],
  [atFour, 23],
]);

describeEachEngine('corrections of comments', (open) => {
  let tree: OrganizationTree;
  beforeAll(async () => {
    await insertOrganizations(open());
    await open()
      .kysely.insertInto('employee')
      .values([
        { id: 1, organization_id: 1, first_name: 'Ada', display_name: 'Ada', position_type: 'executive' },
        { id: 2, organization_id: 20, first_name: 'Bea', display_name: 'Bea', position_type: 'station-admin' },
      ])
      .execute();
    tree = await loadOrganizationTree(open());
  });
  beforeEach(async () => {
    const facts = [...stations].map(([id, station_id]) => ({
      call: plainCall(id, '2026-03-01', station_id, id === atOne ? { driver_id: 30 } : {}),
      id,
    }));
    await replaceFacts(open(), {
      calls: facts.map(({ call }) => call),
      passes: [],
      surveys: facts.map(({ call, id }) =>
        plainSurvey(call, { id, comment: id === alsoAtOne ? `Nice. ${comment}` : comment }),
      ),
    });
    await open().kysely.deleteFrom('comment_correction').execute();
    await open().kysely.deleteFrom('live_event').execute();
  });

  const owner = { organization: 'station-1', positionType: 'station-admin', employeeId: 2 };
  const club = { organization: 'club', positionType: 'executive', employeeId: 1 };
  const by = (who: typeof owner, audited: AuditEvent[] = []) => ({
    db: open(),
    tree,
    today: '2026-04-06',
    audited,
    ...who,
  });
  const correct = (
    who: typeof owner,
    slug: string,
    id: number,
    correction: Correction = solved,
    audited: AuditEvent[] = [],
  ) =>
    runCall(surveysHandlers, calls.surveys.correct, by(who, audited), {
      purpose: 'correct_comment',
      slug,
      id,
      ...correction,
    });
  const spansOf = async (id: number) => {
    const rows = await open()
      .kysely.selectFrom('survey_comment_span')
      .select(['topic', 'sentiment'])
      .where('survey_id', '=', id)
      .where('topic', '=', 'Problem solved')
      .execute();
    return rows.map(({ topic, sentiment }) => `${topic}: ${sentiment}`);
  };

  it('apply to the comment immediately, to the place after the job, and to no other place', async () => {
    expect(await spansOf(atOne)).toEqual([]);
    const { survey, corrections, may_correct } = await correct(owner, 'station-1', atOne);
    expect(survey.topics).toContainEqual({ topic: 'Problem solved', sentiment: 'positive', start: 11, end: 24 });
    expect(may_correct).toBe(true);
    expect(corrections).toMatchObject([
      { phrase: 'a little love', by: 'Bea', place: { slug: 'station-1' }, taken_back: null },
    ]);
    expect(await readNewComments(open())).toBe(1);
    expect(await spansOf(alsoAtOne)).toEqual(['Problem solved: positive']);
    expect(await spansOf(atTwo)).toEqual([]);

    await correct(club, 'club', atTwo);
    await readNewComments(open());
    expect(await spansOf(atFour)).toEqual(['Problem solved: positive']);
  });

  it('apply to comments loaded later', async () => {
    await correct(owner, 'station-1', atOne);
    const call = plainCall(9, '2026-03-02', 20);
    await open().kysely.insertInto('call').values(call).execute();
    await open()
      .kysely.insertInto('survey')
      .values(plainSurvey(call, { id: 9, comment: 'Just a little love.' }))
      .execute();
    await readNewComments(open());
    expect(await spansOf(9)).toEqual(['Problem solved: positive']);
  });

  it('are logged, stored once even if sent repeatedly, and announced', async () => {
    const audited: AuditEvent[] = [];
    await correct(owner, 'station-1', atOne, solved, audited);
    await correct(owner, 'station-1', atOne, solved, audited);
    expect(audited).toEqual([
      {
        event: 'comment_corrected',
        status: 'success',
        target: `survey:${atOne}`,
        changes: {
          correction: expect.any(Number),
          organization_id: 20,
          phrase: 'a little love',
          topic: 'Problem solved',
          sentiment: 'positive',
        },
      },
    ]);
    const events = await open().kysely.selectFrom('live_event').select(['topic', 'organization_id']).execute();
    expect(events).toEqual([{ topic: 'surveys', organization_id: 20 }]);
  });

  it('can be undone: earlier classifications return, and the log keeps both', async () => {
    const first = await correct(club, 'club', atOne);
    const { corrections } = await correct(owner, 'station-1', atOne, { ...solved, sentiment: null });
    expect(await spansOf(atOne)).toEqual([]);
    const last = corrections[0]?.id ?? 0;
    const takeBack = (who: typeof owner, slug: string, id: number) =>
      runCall(surveysHandlers, calls.surveys.takeBackCorrection, by(who), {
        purpose: 'take_back_correction',
        slug,
        id,
      });
    expect((await takeBack(owner, 'station-1', last)).correction.taken_back).toMatchObject({ by: 'Bea' });
    await takeBack(owner, 'station-1', last);
    await readNewComments(open());
    expect(await spansOf(atOne)).toEqual(['Problem solved: positive']);
    const { rows } = await runCall(surveysHandlers, calls.surveys.corrections, by(owner), {
      purpose: 'comment_corrections',
      slug: 'station-1',
    });
    expect(rows.map(({ sentiment, taken_back }) => [sentiment, taken_back !== null])).toEqual([
      [null, true],
      ['positive', false],
    ]);
    // The club's own correction is above the owner's station, so it is treated as nonexistent.
    const refusal = { status: 404 };
    expect(await refusalOf(takeBack(owner, 'station-1', first.corrections[0]?.id ?? 0))).toMatchObject(refusal);
    expect(await refusalOf(takeBack(owner, 'station-1', 999_999))).toMatchObject(refusal);
  });

  describe('refuse', () => {
    it("a neighbor's survey like a nonexistent one, and the neighbor's place", async () => {
      expect(await refusalOf(correct(owner, 'station-1', atTwo))).toMatchObject({ status: 404 });
      expect(await refusalOf(correct(owner, 'station-1', 999_999))).toMatchObject({ status: 404 });
      expect(await refusalOf(correct(owner, 'station-2', atTwo))).toMatchObject({ status: 403 });
    });
    it('drivers and staff', async () => {
      for (const positionType of ['driver', 'staff'])
        expect(await refusalOf(correct({ ...owner, positionType }, 'station-1', atOne))).toMatchObject({ status: 403 });
    });
    it.each(['a lot of love', '!?'])('words that are not in the comment: %s', async (phrase) => {
      expect(await refusalOf(correct(owner, 'station-1', atOne, { ...solved, phrase }))).toMatchObject({
        status: 400,
        fields: { phrase: expect.any(String) },
      });
    });
  });

  it('are read page by page, and hidden from those who may not correct', async () => {
    for (let count = 0; count < 51; count += 1)
      await open()
        .kysely.insertInto('comment_correction')
        .values({
          organization_id: 20,
          survey_id: atOne,
          phrase: `phrase ${count}`,
          topic: 'Wait time',
          sentiment: 'negative',
          author_employee_id: 1,
          at: new Date('2026-03-05T00:00:00Z'),
          taken_back_at: null,
          taken_back_by: null,
        })
        .execute();
    const page = (before?: number) =>
      runCall(surveysHandlers, calls.surveys.corrections, by(club), {
        purpose: 'comment_corrections',
        slug: 'club',
        ...(before === undefined ? {} : { before }),
      });
    const first = await page();
    expect(first.rows).toHaveLength(50);
    const rest = await page(first.next_before ?? 0);
    expect(rest).toMatchObject({ rows: [{ phrase: 'phrase 0' }], next_before: null });
    const opened = await runCall(
      surveysHandlers,
      calls.surveys.detail,
      by({ organization: 'ann', positionType: 'driver', employeeId: 2 }),
      { purpose: 'survey_detail', slug: 'ann', id: atOne },
    );
    expect(opened).toMatchObject({ may_correct: false, corrections: [] });
  });
});
