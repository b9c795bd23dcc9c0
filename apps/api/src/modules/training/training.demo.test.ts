import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { describeEachEngine } from '../../platform/testing/describe-each-engine.ts';
import { fillSmallClub } from '../../platform/testing/small-club.ts';
import { demoMediaFolder } from '../../platform/file-store/file-store-of.ts';
import { trainingDemo } from './training.demo.ts';

describeEachEngine('training of the demo', (open) => {
  beforeAll(async () => {
    await fillSmallClub(open());
    await open()
      .kysely.transaction()
      .execute((trx) => trainingDemo(trx, { stationIds: [], now: new Date('2026-11-20T14:00:00Z') }));
  });

  test('has twelve modules of forty pages, with media that exist', async () => {
    const { kysely } = open();
    const pages = await kysely
      .selectFrom('module_page')
      .select(['type', ({ fn }) => fn.countAll<number>().as('count')])
      .groupBy('type')
      .orderBy('type')
      .execute();
    expect(pages).toEqual([
      { type: 'audio', count: 10 },
      { type: 'question', count: 16 },
      { type: 'video', count: 14 },
    ]);
    const files = await kysely.selectFrom('training_file').select('name').execute();
    expect(files.filter(({ name }) => !existsSync(join(demoMediaFolder, name)))).toEqual([]);
  });

  test('has documents that are PDFs', async () => {
    const files = await open()
      .kysely.selectFrom('document_version as v')
      .innerJoin('training_file as f', 'f.id', 'v.file_id')
      .select(['f.name', 'f.kind'])
      .execute();
    expect(files).toHaveLength(3);
    for (const { name, kind } of files) {
      expect(kind).toBe('pdf');
      expect(readFileSync(join(demoMediaFolder, name), 'latin1')).toMatch(/^%PDF-1\.4[^]*%%EOF\n$/);
    }
  });

  test('gives people who sign in something to do and something done', async () => {
    const open_ = await open()
      .kysely.selectFrom('module_assignment')
      .selectAll()
      .where('completed_at', 'is', null)
      .execute();
    const done = await open()
      .kysely.selectFrom('module_progress')
      .selectAll()
      .where('completed_at', 'is not', null)
      .execute();
    expect(open_.length).toBeGreaterThan(0);
    expect(done.length).toBeGreaterThan(0);
  });
});
