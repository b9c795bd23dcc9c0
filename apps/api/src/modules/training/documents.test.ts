import type { TrainingDocument } from '@roadside/contract/schemas';
import { calls } from '@roadside/contract/calls';
import { moduleInput } from '@roadside/contract/schemas';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeEachEngine } from '../../platform/testing/describe-each-engine.ts';
import { signInPeople } from '../../platform/testing/sign-in-people.ts';
import { fillSmallClub } from '../../platform/testing/small-club.ts';
import type { PersonName, SmallClub } from '../../platform/testing/small-club.ts';
import { openTestApi } from '../../platform/testing/test-api.ts';
import type { TestApi } from '../../platform/testing/test-api.ts';
import { assignModules, createModule } from './index.ts';

const { documents, training } = calls;

describeEachEngine('documents', (open) => {
  let api: TestApi;
  let as: (name: PersonName) => { readonly token: string };
  let ids: SmallClub['employeeIds'];

  beforeAll(async () => {
    const club = await fillSmallClub(open());
    ids = club.employeeIds;
    const file = { title: 'Guide', media_type: 'application/pdf', byte_count: 10, sha256: '', created_at: new Date() };
    await open()
      .kysely.insertInto('training_file')
      .values(
        (['first.pdf', 'second.pdf', 'lesson.webm'] as const).map((name) => ({
          ...file,
          name,
          kind: name.endsWith('.pdf') ? ('pdf' as const) : ('video' as const),
          length_seconds: null,
          owner_employee_id: null,
        })),
      )
      .execute();
    api = await openTestApi(open(), {
      environment: { RATE_LIMITS: 'off', ACCESS_TOKEN_SECRET: 'a secret that is long enough for tests' },
    });
    as = await signInPeople(api, Object.keys(club.employeeIds) as PersonName[]);
  });
  afterAll(() => api.close());

  const save = async (who: PersonName, fields: object = {}, document: object = {}) =>
    api.ask(
      documents.save,
      {
        purpose: 'document_save',
        id: null,
        slug: 'north',
        file: 'first.pdf',
        ...fields,
        document: { title: 'Winter guide', description: 'Chains and plugs', ...document },
      },
      as(who),
    );
  const saved = async (...args: Parameters<typeof save>) => {
    const { status, body, text } = await save(...args);
    expect(status, text).toBe(200);
    return (body as { document: TrainingDocument }).document;
  };
  const list = async (who: PersonName, search = '') => {
    const { body } = await api.ask(training.getDocuments, { purpose: 'get_documents', search }, as(who));
    return body as { documents: TrainingDocument[]; total_rows: number; may_add: boolean };
  };
  const titles = async (who: PersonName) => (await list(who)).documents.map(({ title }) => title);

  test('are added by a manager for a location, and read by its people', async () => {
    const { id, version, managed } = await saved('sam.station', {}, { title: 'Station guide' });
    expect({ version, managed }).toMatchObject({ version: 1, managed: { place: { slug: 'north' } } });
    expect(await titles('dan.driver')).toContain('Station guide');
    expect((await list('dan.driver')).documents.find((each) => each.id === id)).toMatchObject({ managed: null });
    expect([(await list('dan.driver')).may_add, (await list('sam.station')).may_add]).toEqual([false, true]);
  });

  test('limited to positions are read by those, and by their managers', async () => {
    await saved('sam.station', {}, { title: 'For staff', positions: ['dispatcher'] });
    expect(await titles('dan.driver')).not.toContain('For staff');
    expect(await titles('sue.staff')).toContain('For staff');
    expect(await titles('sam.station')).toContain('For staff');
  });

  test('get a new version with a new file; earlier ones stay readable', async () => {
    const { id, managed } = await saved('sam.station', {}, { title: 'Versions' });
    const next = await saved(
      'sam.station',
      { id, version: managed?.version, file: 'second.pdf' },
      { title: 'Versions' },
    );
    expect(next).toMatchObject({ version: 2, versions: [{ number: 2 }, { number: 1 }] });
    expect(next.file).toContain('second.pdf');
    expect(next.versions[1]?.file).toContain('first.pdf');
    const renamed = await saved('sam.station', { id, file: null }, { title: 'Versions, renamed' });
    expect(renamed).toMatchObject({ title: 'Versions, renamed', version: 2 });
  });

  test('tell the second of two people who save', async () => {
    const { id, managed } = await saved('sam.station', {}, { title: 'Twice' });
    await saved('sam.station', { id, version: managed?.version, file: null }, { title: 'Mine' });
    const { status, body } = await save('ada.admin', { id, version: managed?.version, file: null }, { title: 'Yours' });
    expect({ status, body }).toMatchObject({ status: 409, body: { current: { title: 'Mine' } } });
  });

  test('need a title and an uploaded PDF', async () => {
    expect((await save('sam.station', { file: null })).body).toMatchObject({ fields: { file: 'Choose a PDF' } });
    expect((await save('sam.station', { file: 'lesson.webm' })).status).toBe(400);
    expect((await save('sam.station', { file: 'nowhere.pdf' })).status).toBe(400);
    expect((await save('sam.station', {}, { title: '  ' })).status).toBe(400);
  });

  test('of the club, or of somebody else, are not a station’s to change', async () => {
    const { id } = await saved('ada.admin', { slug: 'club' }, { title: 'Club guide' });
    expect((await save('sam.station', { id })).status).toBe(403);
    expect((await save('sam.station', { slug: 'club' })).status).toBe(403);
    expect((await save('dan.driver')).status).toBe(403);
    expect((await save('sue.staff')).status).toBe(403);
    expect((await api.ask(documents.remove, { purpose: 'document_remove', id }, as('sam.station'))).status).toBe(403);
  });

  test('of a module are in its lesson for people who may take it and read the document', async () => {
    const module = moduleInput.parse({
      title: 'Chains',
      description: '',
      open: false,
      pages: [{ type: 'text', content: { type: 'doc', content: [{ type: 'paragraph' }] } }],
    });
    const at = new Date(api.clock);
    const moduleId = await open()
      .kysely.transaction()
      .execute((trx) => createModule(trx, module, { by: null, at }));
    const ofModule = async (who: PersonName) => {
      const { status, body } = await api.ask(
        training.getDocuments,
        { purpose: 'get_documents', module_id: moduleId },
        as(who),
      );
      return status === 200 ? (body as { documents: TrainingDocument[] }).documents.map(({ title }) => title) : status;
    };
    const { id } = await saved('sam.station', {}, { title: 'Chain sizes', module_id: moduleId });
    await saved('sam.station', {}, { title: 'For the office', module_id: moduleId, positions: ['dispatcher'] });
    expect(await titles('dan.driver')).not.toContain('Chain sizes');
    expect(await ofModule('dan.driver')).toBe(404);
    await open()
      .kysely.transaction()
      .execute((trx) =>
        assignModules(trx, [{ employeeId: ids['dan.driver'], moduleId, source: 'manager' }], { by: null, at }),
      );
    expect(await ofModule('dan.driver')).toEqual(['Chain sizes']);
    expect(await titles('dan.driver')).toContain('Chain sizes');
    await saved('sam.station', { id, file: null }, { title: 'Chain sizes', module_id: null });
    expect(await ofModule('dan.driver')).toEqual([]);
    expect((await save('sam.station', {}, { module_id: 999_999 })).body).toMatchObject({
      fields: { module_id: 'This module no longer exists' },
    });
  });

  test('are listed 200 at a time of those the reader may read, and a search finds the others', async () => {
    const many = (title: string, place: string, count: number) =>
      sql`with added as (insert into training_document (title, organization_ids, created_at)
          select ${title} || ' ' || lpad(n::text, 3, '0'), array[o.id], now()
          from organization o, generate_series(1, ${count}::integer) as n where o.slug = ${place} returning id)
        insert into document_version (document_id, number, file_id, created_at)
        select added.id, 1, f.id, now() from added, training_file f where f.name = 'first.pdf'`.execute(open().kysely);
    await many('A guide of the south', 'south', 600);
    await many('B guide of the north', 'north', 201);
    const all = await list('dan.driver');
    expect(all.documents).toHaveLength(200);
    expect(all.total_rows).toBeGreaterThan(200);
    expect(all.documents[0]?.title).toBe('B guide of the north 001');
    const found = await list('dan.driver', 'north 201');
    expect([found.total_rows, found.documents.map(({ title }) => title)]).toEqual([1, ['B guide of the north 201']]);
    await sql`delete from training_document where title like '_ guide of the %'`.execute(open().kysely);
  });

  test('removed once are gone for everybody', async () => {
    const { id } = await saved('sam.station', {}, { title: 'Old guide' });
    const remove = () => api.ask(documents.remove, { purpose: 'document_remove', id }, as('sam.station'));
    expect((await remove()).status).toBe(200);
    expect(await titles('dan.driver')).not.toContain('Old guide');
    expect((await remove()).status).toBe(404);
  });
});
