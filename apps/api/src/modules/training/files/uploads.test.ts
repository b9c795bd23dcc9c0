import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { uploadsPath } from '@roadside/contract/files';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeEachEngine } from '../../../platform/testing/describe-each-engine.ts';
import { signInPeople } from '../../../platform/testing/sign-in-people.ts';
import { fillSmallClub } from '../../../platform/testing/small-club.ts';
import type { PersonName } from '../../../platform/testing/small-club.ts';
import { openTestApi } from '../../../platform/testing/test-api.ts';
import type { TestApi } from '../../../platform/testing/test-api.ts';
import type { JobContext } from '../../../platform/jobs/job-definition.ts';
import { diskStore } from '../../../platform/file-store/file-store.ts';
import { largestFile } from './file-kind.ts';
import { insertFile } from './files.repository.ts';
import { finishUpload, UploadRefusal } from './finish-upload.ts';
import { trainingJobs } from '../training.jobs.ts';
import { mediaAddress } from '../media-address.ts';

const secret = 'a secret that is long enough for tests';
const start = new Date('2026-11-20T14:00:00Z');
const vtt = Buffer.from('WEBVTT\n\n00:00:00.000 --> 00:00:04.000\nCones first.\n');
const base64 = (text: string) => Buffer.from(text).toString('base64');

describeEachEngine('files of training', (open) => {
  let api: TestApi;
  let folder: string;
  let url: string;
  let as: (name: PersonName) => { readonly token: string };
  let owner = 0;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'files-'));
    const club = await fillSmallClub(open());
    owner = club.employeeIds['sam.station'];
    api = await openTestApi(open(), {
      environment: { RATE_LIMITS: 'off', ROADSIDE_FILES: folder, ACCESS_TOKEN_SECRET: secret },
    });
    url = await api.app.listen({ port: 0, host: '127.0.0.1' });
    as = await signInPeople(api, Object.keys(club.employeeIds) as PersonName[]);
  });
  afterAll(async () => {
    await api.close();
    await rm(folder, { recursive: true, force: true });
  });

  const send = (method: string, path: string, who: PersonName | null, headers: object = {}, body?: Uint8Array) =>
    fetch(`${url}${path}`, {
      method,
      headers: {
        'tus-resumable': '1.0.0',
        ...(who === null ? {} : { authorization: `Bearer ${as(who).token}` }),
        ...headers,
      },
      ...(body ? { body } : {}),
    } as RequestInit);
  const create = (who: PersonName | null, bytes: number, metadata: Readonly<Record<string, string>> = {}) =>
    send('POST', uploadsPath, who, {
      'upload-length': String(bytes),
      ...(Object.keys(metadata).length === 0
        ? {}
        : {
            'upload-metadata': Object.entries(metadata)
              .map(([name, value]) => `${name} ${base64(value)}`)
              .join(','),
          }),
    });
  const piece = (path: string, who: PersonName | null, offset: number, content: Uint8Array) =>
    send(
      'PATCH',
      path,
      who,
      { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
      content,
    );
  const upload = async (content: Uint8Array, metadata: Readonly<Record<string, string>> = {}) => {
    const created = await create('sam.station', content.byteLength, metadata);
    expect(created.status).toBe(201);
    return piece(created.headers.get('location') ?? '', 'sam.station', 0, content);
  };

  test('arrive in pieces, go on after a break, and are known by their content', async () => {
    const created = await create('sam.station', vtt.byteLength, { filename: '../../cones.exe' });
    const path = created.headers.get('location') ?? '';
    expect((await piece(path, 'sam.station', 0, vtt.subarray(0, 20))).headers.get('upload-offset')).toBe('20');
    const asked = await send('HEAD', path, 'sam.station');
    expect(asked.headers.get('upload-offset')).toBe('20');
    const done = await piece(path, 'sam.station', 20, vtt.subarray(20));
    const { file } = (await done.json()) as { file: { name: string } };
    expect(file).toMatchObject({ kind: 'captions', title: '../../cones.exe', length_seconds: null });
    expect(file.name).toMatch(/^[\w-]{22}\.vtt$/);
    const stored = await open().kysely.selectFrom('training_file').selectAll().where('name', '=', file.name).execute();
    expect(stored).toMatchObject([{ byte_count: vtt.byteLength, media_type: 'text/vtt; charset=utf-8' }]);
    expect((await readdir(join(folder, 'uploads'))).filter((name) => !name.endsWith('.lock-wanted'))).toEqual([]);
  });

  test('that stopped halfway are deleted after a day', async () => {
    const begin = async () => {
      const path = (await create('sam.station', vtt.byteLength)).headers.get('location') ?? '';
      await piece(path, 'sam.station', 0, vtt.subarray(0, 20));
      return path.split('/').at(-1) ?? '';
    };
    const [old, fresh] = [await begin(), await begin()];
    const uploads = join(folder, 'uploads');
    const about = JSON.parse(await readFile(join(uploads, `${old}.json`), 'utf8')) as object;
    const begun = new Date(Date.now() - 25 * 3_600_000).toISOString();
    await writeFile(join(uploads, `${old}.json`), JSON.stringify({ ...about, creation_date: begun }));
    const job = trainingJobs({ filesFolder: folder, mode: 'production' }).find(
      ({ kind }) => kind === 'training.clean-uploads',
    );
    await job?.run({}, {} as JobContext);
    const left = await readdir(uploads);
    expect(left).toEqual(expect.arrayContaining([fresh, `${fresh}.json`]));
    expect(left.filter((name) => name.startsWith(old) && !name.endsWith('.lock-wanted'))).toEqual([]);
    expect((await send('DELETE', `${uploadsPath}/${fresh}`, 'sam.station')).status).toBe(204);
  });

  test('that nothing has used for 30 days are deleted, with an entry in the audit log', async () => {
    const { kysely } = open();
    const store = diskStore(folder);
    const add = async (letter: string) => {
      const name = `${letter.repeat(22)}.vtt`;
      await store.put(name, vtt);
      const about = {
        kind: 'captions' as const,
        mediaType: 'text/vtt',
        title: letter,
        byteCount: 9,
        sha256: 'x',
        lengthSeconds: null,
      };
      await insertFile(kysely, { ...about, name, ownerEmployeeId: owner }, start);
      return name;
    };
    const [page, captions, document, text, draft, unused] = [
      await add('a'),
      await add('b'),
      await add('c'),
      await add('d'),
      await add('e'),
      await add('f'),
    ];
    const idOf = (name: string) => sql`(select id from training_file where name = ${name})`;
    const picture = JSON.stringify({
      type: 'doc',
      content: [{ type: 'image', attrs: { src: `/media/${text}`, alt: '' } }],
    });
    await sql`with m as (insert into training_module (created_at, updated_at) values (now(), now()) returning id),
      v as (insert into module_version (module_id, number, title, created_at) select id, 1, 'Old', now() from m returning id)
      insert into module_page (version_id, position, type, file_id, captions_file_id, content)
        select id, 1, 'audio', ${idOf(page)}, ${idOf(captions)}, ${picture}::jsonb from v`.execute(kysely);
    await sql`with d as (insert into training_document (title, created_at, removed_at) values ('Old', now(), now())
      returning id) insert into document_version (document_id, number, file_id, created_at)
      select id, 1, ${idOf(document)}, now() from d`.execute(kysely);
    await sql`insert into campaign_draft (owner_employee_id, title, content, created_at, updated_at)
      values (${owner}, 'Half', ${JSON.stringify({ modules: [{ file: draft }] })}::jsonb, now(), now())`.execute(
      kysely,
    );
    const job = trainingJobs({ filesFolder: folder, mode: 'production' }).find(
      (each) => each.kind === 'training.delete-unused-files',
    );
    const runOn = (day: number) =>
      job?.run({}, {
        db: open(),
        now: () => new Date(start.getTime() + day * 86_400_000),
        log: { info: () => undefined },
        signal: new AbortController().signal,
      } as unknown as JobContext);
    const names = [page, captions, document, text, draft, unused];
    const kept = async () => {
      const noted = await kysely.selectFrom('training_file').select('name').where('name', 'in', names).execute();
      const sizes = await Promise.all(noted.map(({ name }) => store.size(name)));
      expect(sizes.every((size) => size === vtt.byteLength)).toBe(true);
      return noted
        .map(({ name }) => name[0])
        .toSorted()
        .join('');
    };
    await runOn(0);
    await runOn(29);
    expect(await kept()).toBe('abcdef');
    await runOn(30);
    expect([await kept(), await store.size(unused)]).toEqual(['abcde', null]);
    const traces = await kysely
      .selectFrom('audit_event')
      .select(['target', 'changes'])
      .where('event', '=', 'training_file_deleted')
      // Files of the tests before are unused too.
      .where(
        'target',
        'in',
        names.map((name) => `file:${name}`),
      )
      .execute();
    expect(traces).toMatchObject([{ target: `file:${unused}`, changes: { title: 'f' } }]);

    // The days begin when the last page that has it is gone, and end when another takes it.
    await sql`update module_page set file_id = null, content = null`.execute(kysely);
    await runOn(60);
    await sql`update module_page set file_id = ${idOf(page)}`.execute(kysely);
    await runOn(80);
    await sql`update module_page set file_id = null`.execute(kysely);
    await runOn(81);
    await runOn(91);
    expect(await kept()).toBe('abce');
    await runOn(111);
    expect(await kept()).toBe('bce');
    await sql`delete from training_module where id in (select module_id from module_version where title = 'Old')`.execute(
      kysely,
    );
    await sql`delete from training_document`.execute(kysely);
    await sql`delete from campaign_draft`.execute(kysely);
  });

  test.each([
    ['nobody', null, 401],
    ['a driver', 'dan.driver', 404],
    ['a dispatcher', 'sue.staff', 404],
  ] as const)('are refused from %s', async (_who, who, status) => {
    expect((await create(who, 10)).status).toBe(status);
  });

  test.each(['HEAD', 'PATCH', 'DELETE'])('belong to who began them: %s', async (method) => {
    const path = (await create('sam.station', vtt.byteLength)).headers.get('location') ?? '';
    const other = { 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' };
    const body = method === 'PATCH' ? vtt : undefined;
    expect((await send(method, path, 'ada.admin', other, body)).status).toBe(404);
    expect((await send(method, path, null, other, body)).status).toBe(401);
  });

  test.each([
    ['a program', Buffer.concat([Buffer.from('MZ'), randomBytes(200)]), 'lesson.webm'],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'lesson.vtt'],
    ['a drawing with script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), 'a.png'],
  ])('that are %s are refused, whatever they are called', async (_what, content, filename) => {
    const refused = await upload(content, { filename });
    expect(refused.status).toBe(415);
    // The field that sent it says in its own words what it takes.
    expect(await refused.json()).toMatchObject({ code: 'unsupported-kind' });
  });

  /** A file of some bytes that begins like its kind. It takes no room on the disk. */
  const beginning = {
    audio: Buffer.from('RIFF\0\0\0\0WAVEfmt '),
    video: Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom\0\0\0\0isomavc1')]),
    picture: Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
    pdf: Buffer.from('%PDF-1.7\n'),
    captions: vtt,
  } as const;
  const kinds = Object.keys(beginning) as (keyof typeof beginning)[];
  const sparse = async (kind: keyof typeof beginning, bytes: number) => {
    const id = randomBytes(16).toString('base64url');
    const path = join(folder, 'uploads', id);
    await writeFile(path, beginning[kind]);
    await truncate(path, bytes);
    return { id, path, title: 'lesson.exe', lengthSeconds: 4, ownerEmployeeId: owner };
  };

  test.each([
    ['audio', '500 MB', 500_000_000],
    ['video', '2000 MB', 2_000_000_000],
    ['picture', '20 MB', 20_000_000],
    ['pdf', '50 MB', 50_000_000],
    ['captions', '1 MB', 1_000_000],
  ] as const)('of %s are refused above %s, by what is in them', async (kind, words, limit) => {
    expect(limit).toBe(largestFile[kind]);
    const tooLarge = finishUpload(api.services, await sparse(kind, limit + 1));
    await expect(tooLarge).rejects.toThrow(`This file is too large. The limit for this kind is ${words}.`);
    await expect(tooLarge).rejects.toBeInstanceOf(UploadRefusal);
  });

  test.each(kinds.filter((kind) => kind !== 'picture'))(
    'of %s at a size below it are known by what is in them',
    async (kind) => {
      const stored = await finishUpload(
        api.services,
        await sparse(kind, kind === 'captions' ? vtt.byteLength : 40_000),
      );
      expect(stored).toMatchObject({
        kind,
        title: 'lesson.exe',
        lengthSeconds: kind === 'audio' || kind === 'video' ? 4 : null,
      });
      expect(stored.name).not.toContain('exe');
    },
  );

  test('of audio and video need a length, and a picture must be one', async () => {
    for (const kind of ['audio', 'video'] as const)
      await expect(finishUpload(api.services, { ...(await sparse(kind, 4000)), lengthSeconds: null })).rejects.toThrow(
        'We couldn’t tell how long this file plays.',
      );
    await expect(finishUpload(api.services, await sparse('picture', 4000))).rejects.toThrow(
      'We couldn’t read this picture.',
    );
  });

  test('are never larger than the largest kind, from the first request on', async () => {
    expect((await create('sam.station', 2_000_000_001)).status).toBe(413);
  });

  test('that are captions with a wrong line are refused with that line', async () => {
    const refused = await upload(Buffer.from('WEBVTT\n\n00:00:01,000 --> 00:00:02,000\nCones'));
    expect(refused.status).toBe(415);
    expect(await refused.json()).toMatchObject({ detail: expect.stringContaining('Line 3 of the captions') as string });
  });

  test('of people’s pictures lose where they were taken', async () => {
    const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#123456' } })
      .withExif({ IFD3: { GPSLatitude: '40/1 26/1 46/1', GPSLatitudeRef: 'N' } })
      .jpeg()
      .toBuffer();
    const { file } = (await (await upload(photo)).json()) as { file: { name: string; kind: string } };
    expect(file.kind).toBe('picture');
    const address = mediaAddress(
      { accessTokenSecret: secret },
      { name: file.name, length_seconds: null },
      new Date(api.clock),
    );
    const read = Buffer.from(await (await fetch(`${url}${address}`)).arrayBuffer());
    expect((await sharp(read).metadata()).exif).toBeUndefined();
  });

  test.each([
    ['a video of an hour', 3600, 4 * 3600],
    ['a document', null, 3600],
  ])('have an address for an hour and three times their length: %s', async (_what, length_seconds, least) => {
    const { file } = (await (await upload(vtt)).json()) as { file: { name: string } };
    const start = api.clock;
    // At any moment of a quarter of an hour, in which addresses are equal.
    for (const minutes of [0, 7, 14.9]) {
      const given = start + minutes * 60_000;
      const address = `${url}${mediaAddress({ accessTokenSecret: secret }, { name: file.name, length_seconds }, new Date(given))}`;
      const at = async (seconds: number) => {
        api.clock = given + seconds * 1000;
        return (await fetch(address)).status;
      };
      expect([await at(0), await at(least), await at(least + 900)]).toEqual([200, 200, 404]);
    }
    api.clock = start;
  });

  test('have an address that opens no other file', async () => {
    const name = async () => ((await (await upload(vtt)).json()) as { file: { name: string } }).file.name;
    const [own, other] = [await name(), await name()];
    const address = mediaAddress(
      { accessTokenSecret: secret },
      { name: own, length_seconds: null },
      new Date(api.clock),
    );
    expect((await fetch(`${url}${address}`)).status).toBe(200);
    expect((await fetch(`${url}${address.replace(own, other)}`)).status).toBe(404);
    expect((await fetch(`${url}${address.split('?')[0]}`)).status).toBe(404);
  });

  test('play in parts from signed addresses only, until these expire', async () => {
    const { file } = (await (await upload(vtt)).json()) as { file: { name: string } };
    const address = (now: number) =>
      `${url}${mediaAddress({ accessTokenSecret: secret }, { name: file.name, length_seconds: 7200 }, new Date(now))}`;
    const part = await fetch(address(api.clock), { headers: { range: 'bytes=0-5' } });
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
      206,
      `bytes 0-5/${vtt.byteLength}`,
      'WEBVTT',
    ]);
    expect(part.headers.get('content-security-policy')).toContain('sandbox');
    expect((await fetch(address(api.clock), { headers: { range: 'bytes=900-' } })).status).toBe(416);
    const forged = address(api.clock).replace(/key=.{4}/, 'key=AAAA');
    expect((await fetch(forged)).status).toBe(404);
    const issued = address(api.clock);
    api.clock += 2 * 3600 * 1000;
    expect((await fetch(issued)).status).toBe(200);
    api.clock += 8 * 3600 * 1000;
    expect((await fetch(issued)).status).toBe(404);
  });
});
