import { calls } from '@roadside/contract/calls';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { describeEachEngine } from '../../platform/testing/describe-each-engine.ts';
import { signedInClub } from '../../platform/testing/signed-in-club.ts';
import { password } from '../../platform/testing/small-club.ts';
import type { PersonName } from '../../platform/testing/small-club.ts';

const { accounts } = calls;

describeEachEngine('accounts', (open) => {
  const { api, club, as } = signedInClub(open);

  describe('organizations', () => {
    test('returns the place, with the parents the caller may see', async () => {
      const { status, body } = await api.ask(accounts.organizations, { slug: 'north' }, as('eve.executive'));
      expect(status).toBe(200);
      expect(body).toMatchObject({
        slug: 'north',
        type: 'station',
        station_facility_type: 'PSP',
        parent: 'business',
        parent_name: 'Business',
        grandparent: 'territory',
        ancestors: [{ slug: 'business' }, { slug: 'territory' }, { slug: 'club' }],
      });
    });

    test('a facility-type slug is the virtual place of its base', async () => {
      const { body } = await api.ask(accounts.organizations, { slug: 'club-psp' }, as('eve.executive'));
      expect(body).toMatchObject({
        slug: 'club-psp',
        type: 'club-facility-type',
        facility_type: 'PSP',
        base_slug: 'club',
        parent: 'club',
        base_id: club.organizationIds['club'],
      });
      expect(Number(body['id'])).toBeLessThan(0);
    });

    test('lists the direct children the caller may open', async () => {
      const below = async (slug: string, who: PersonName) =>
        (
          (await api.ask(accounts.organizations, { slug, children: true }, as(who))).body['children'] as {
            slug: string;
            has_children: boolean;
          }[]
        ).map(({ slug: child, has_children }) => [child, has_children]);
      expect(await below('club', 'eve.executive')).toEqual([['territory', true]]);
      expect(await below('business', 'eve.executive')).toEqual([
        ['north', true],
        ['south', true],
      ]);
      expect(await below('north', 'sam.station')).toEqual([['dan', false]]);
      expect(await below('dan', 'dan.driver')).toEqual([]);
      expect(await below('club-psp', 'eve.executive')).toEqual([['territory', true]]);
    });

    test('answers unknown and forbidden places alike', async () => {
      const forbidden = await api.ask(accounts.organizations, { slug: 'club' }, as('dan.driver'));
      const unknown = await api.ask(accounts.organizations, { slug: 'no-such-place' }, as('dan.driver'));
      expect(forbidden).toMatchObject({ status: 403, text: '{"detail":"Not Allowed to Go There","code":"forbidden"}' });
      expect(unknown.text).toBe(forbidden.text);
      expect((await api.ask(accounts.organizations, { slug: 'south' }, as('sam.station'))).status).toBe(200);
      expect((await api.ask(accounts.organizations, { slug: 'south' }, as('sue.staff'))).status).toBe(403);
      expect((await api.ask(accounts.organizations, { slug: 'dan' }, as('dan.driver'))).status).toBe(200);
    });

    test('shows a sibling without the parents the caller does not belong to', async () => {
      await open()
        .kysely.insertInto('organization')
        .values({
          slug: 'elsewhere',
          name: 'Elsewhere',
          display_name: 'Elsewhere',
          type: 'station-business',
          parent_id: club.organizationIds['territory'] ?? null,
          time_zone: 'America/Chicago',
        })
        .execute();
      const { id } = await open()
        .kysely.selectFrom('organization')
        .select('id')
        .where('slug', '=', 'elsewhere')
        .executeTakeFirstOrThrow();
      await open()
        .kysely.insertInto('organization')
        .values({
          slug: 'far',
          name: 'Far',
          display_name: 'Far',
          type: 'station',
          parent_id: id,
          time_zone: 'America/Chicago',
        })
        .execute();
      await expect.poll(() => api.services.tree.bySlug('far')).not.toBeNull();
      const { body } = await api.ask(accounts.organizations, { slug: 'far' }, as('sam.station'));
      expect(body).toMatchObject({
        slug: 'far',
        parent: null,
        parent_name: null,
        grandparent: null,
        ancestors: [{ slug: 'territory' }, { slug: 'club' }],
      });
    });
  });

  describe('employees', () => {
    const look = async (name: PersonName, employee_lookup: string) => {
      const { status, body } = await api.ask(accounts.employeesLookup, { employee_lookup }, as(name));
      return {
        status,
        hits: (body['employees'] ?? []) as {
          display_name: string;
          login_id: string | null;
          unverified_email: string | null;
          slug: string;
        }[],
      };
    };

    test('finds people by the start of any name, ignoring case', async () => {
      expect((await look('eve.executive', 'DA')).hits.map((hit) => hit.display_name)).toEqual(['Dan Driver']);
      expect((await look('eve.executive', 'driver')).hits.map((hit) => hit.display_name)).toEqual([
        'Dan Driver',
        'Dee Driver',
      ]);
      expect((await look('eve.executive', 'dan d')).hits.map((hit) => hit.slug)).toEqual(['dan']);
      for (const nothing of ['an', '%', '_', '\\', "' or 1=1 --"])
        expect((await look('eve.executive', nothing)).hits).toEqual([]);
    });

    test('includes contact data only inside the write scope', async () => {
      const [dan] = (await look('sam.station', 'dan')).hits;
      expect(dan).toMatchObject({ login_id: 'L-dan.driver', unverified_email: 'dan.driver@unverified.example' });
      const [dee] = (await look('sam.station', 'dee')).hits;
      expect(dee).toMatchObject({ display_name: 'Dee Driver', login_id: null, unverified_email: null });
    });

    test('finds only people in the view scope, and nobody for drivers', async () => {
      expect((await look('sue.staff', 'd')).hits.map((hit) => hit.display_name)).toEqual(['Dan Driver']);
      expect((await look('dan.driver', 'd')).status).toBe(403);
      expect((await look('sam.station', 'eve')).hits).toEqual([]);
    });

    test('returns at most 50, full-name matches first', async () => {
      const organization_id = club.organizationIds['north'] ?? 0;
      const many = Array.from({ length: 60 }, (_, index) => ({
        organization_id,
        first_name: 'Zoe',
        last_name: `Many${String(index).padStart(2, '0')}`,
        display_name: `Zoe Many${String(index).padStart(2, '0')}`,
        position_type: 'dispatcher',
      }));
      await open()
        .kysely.insertInto('employee')
        .values([
          {
            organization_id,
            first_name: 'Aaron',
            last_name: 'Zoelner',
            display_name: 'Aaron Zoelner',
            position_type: 'dispatcher',
          },
          ...many,
        ])
        .execute();
      const { hits } = await look('eve.executive', 'zoe');
      expect(hits).toHaveLength(50);
      expect(hits[0]?.display_name).toBe('Zoe Many00');
      expect((await look('eve.executive', 'zoeln')).hits.map((hit) => hit.display_name)).toEqual(['Aaron Zoelner']);
    });
  });

  describe('bookmarks', () => {
    test('are saved once under the upper-cased name, for the owner only', async () => {
      const added = await api.ask(
        accounts.bookmarkAdd,
        { display: 'North Station', link: '/dashboard/north' },
        as('sam.station'),
      );
      expect(added).toMatchObject({
        status: 200,
        body: { detail: 'Bookmark Added', bookmark: { display: 'NORTH STATION', link: '/dashboard/north' } },
      });
      const again = await api.ask(
        accounts.bookmarkAdd,
        { display: 'Other words', link: '/dashboard/north' },
        as('sam.station'),
      );
      expect(again).toMatchObject({
        status: 200,
        body: {
          detail: 'Bookmark Already Exists!',
          bookmark: added.body['bookmark'],
          bookmarks: [added.body['bookmark']],
        },
      });

      const { id } = added.body['bookmark'] as { id: number };
      expect(await api.ask(accounts.bookmarkList, { list: true }, as('sam.station'))).toMatchObject({
        status: 200,
        body: { bookmarks: [added.body['bookmark']] },
      });
      expect(
        (await api.ask(accounts.bookmarkList, { list: true }, as('sue.staff'))).body['bookmarks'],
      ).not.toContainEqual(added.body['bookmark']);
      expect((await api.ask(accounts.bookmarkRemove, { delete: true, id }, as('sue.staff'))).status).toBe(404);
      expect(
        (await api.ask(accounts.bookmarkRemove, { delete: true, id: 2_147_483_647 }, as('sam.station'))).status,
      ).toBe(404);
      expect(await api.ask(accounts.bookmarkRemove, { delete: true, id }, as('sam.station'))).toMatchObject({
        status: 200,
        body: { bookmarks: [] },
      });
      expect((await api.ask(accounts.bookmarkRemove, { delete: true, id }, as('sam.station'))).status).toBe(404);
    });

    test('stores the same bookmark from two tabs once', async () => {
      const answers = await Promise.all(
        Array.from({ length: 5 }, () =>
          api.ask(accounts.bookmarkAdd, { display: 'Club', link: '/dashboard/club' }, as('eve.executive')),
        ),
      );
      expect(answers.map(({ body }) => body['detail']).toSorted()).toEqual([
        'Bookmark Added',
        ...Array.from({ length: 4 }, () => 'Bookmark Already Exists!'),
      ]);
      const login = await api.ask(accounts.login, { username: 'eve.executive', password });
      expect((login.body['user'] as { bookmarks: unknown[] }).bookmarks).toHaveLength(1);
    });

    test('refuses a link to another site', async () => {
      for (const link of ['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])
        expect((await api.ask(accounts.bookmarkAdd, { display: 'x', link }, as('eve.executive'))).status).toBe(400);
    });

    test('audits each change', async () => {
      const rows = await open()
        .kysely.selectFrom('audit_event')
        .select(['event', 'actor_employee_id'])
        .where('event', 'like', 'bookmark_%')
        .orderBy('id')
        .execute();
      expect(rows).toEqual([
        { event: 'bookmark_added', actor_employee_id: club.employeeIds['sam.station'] },
        { event: 'bookmark_removed', actor_employee_id: club.employeeIds['sam.station'] },
        { event: 'bookmark_added', actor_employee_id: club.employeeIds['eve.executive'] },
      ]);
    });
  });

  describe('preferences', () => {
    test('returns them with defaults for an empty body', async () => {
      expect(await api.send('/accounts/preferences/', '', as('dan.driver'))).toMatchObject({
        status: 200,
        body: { preferences: { show_quick_tips: true, video_watched: false } },
      });
    });

    test('keeps both changes when two tabs change different preferences', async () => {
      await Promise.all([
        api.ask(accounts.preferencesUpdate, { preferences: { show_quick_tips: false } }, as('dan.driver')),
        api.ask(accounts.preferencesUpdate, { preferences: { theme: 'night', columns: ['a', 'b'] } }, as('dan.driver')),
      ]);
      expect((await api.ask(accounts.preferencesRead, {}, as('dan.driver'))).body).toEqual({
        preferences: { show_quick_tips: false, video_watched: false, theme: 'night', columns: ['a', 'b'] },
      });
      expect((await api.ask(accounts.preferencesRead, {}, as('dee.driver'))).body).toEqual({
        preferences: { show_quick_tips: true, video_watched: false },
      });
    });

    test('refuses more than 100 and changes nothing', async () => {
      const some = (prefix: string) =>
        Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`${prefix}_${index}`, index]));
      expect((await api.ask(accounts.preferencesUpdate, { preferences: some('a') }, as('sue.staff'))).status).toBe(200);
      expect((await api.ask(accounts.preferencesUpdate, { preferences: some('b') }, as('sue.staff'))).status).toBe(400);
      expect(
        Object.keys((await api.ask(accounts.preferencesRead, {}, as('sue.staff'))).body['preferences'] as object),
      ).toHaveLength(62);
    });

    test('include the overview video, which the next sign-in reports too', async () => {
      expect(
        (await api.ask(accounts.preferencesUpdate, { preferences: { video_watched: 'yes' } }, as('dee.driver'))).body,
      ).toMatchObject({ code: 'invalid-body', fields: { 'preferences.video_watched': 'Must be true or false' } });
      expect(
        (await api.ask(accounts.preferencesUpdate, { preferences: { video_watched: true } }, as('dee.driver'))).body,
      ).toEqual({ preferences: { show_quick_tips: true, video_watched: true } });
      expect((await api.ask(accounts.login, { username: 'dee.driver', password })).body).toMatchObject({
        video_watched: true,
        preferences: { show_quick_tips: true },
      });
    });
  });

  describe('profile picture', () => {
    const upload = async (
      bytes: Uint8Array<ArrayBuffer>,
      type: string,
      name = 'photo.png',
      who: PersonName = 'sam.station',
      more: Record<string, string> = {},
    ) => {
      const form = new FormData();
      form.append('photo', new File([bytes], name, { type }));
      for (const [field, value] of Object.entries(more)) form.append(field, value);
      const encoded = new Response(form);
      return api.send('/accounts/profile-picture/', Buffer.from(await encoded.arrayBuffer()), {
        ...as(who),
        contentType: encoded.headers.get('content-type') ?? '',
      });
    };
    const drawn = (width = 900, height = 600) =>
      sharp({ create: { width, height, channels: 3, background: '#f5a524' } });
    const bytesOf = async (picture: ReturnType<typeof sharp>) => new Uint8Array(await picture.toBuffer());
    const files = () =>
      open()
        .kysely.selectFrom('stored_file')
        .select(['name', 'media_type', 'byte_count', 'owner_employee_id'])
        .execute();

    test.each([
      ['image/png', 'png'],
      ['image/jpeg', 'jpeg'],
      ['image/webp', 'webp'],
    ] as const)('converts %s to a small WebP under an unguessable name', async (type, format) => {
      const { status, body } = await upload(await bytesOf(drawn().toFormat(format)), type);
      expect(status).toBe(200);
      expect(body['photo_avatar']).toMatch(/^\/files\/[\w-]{22}\.webp$/);
      const file = await api.app.inject({
        method: 'GET',
        url: String(body['photo_avatar']),
        headers: { authorization: `Bearer ${as('dan.driver').token}` },
      });
      expect(file.statusCode).toBe(200);
      expect(file.headers).toMatchObject({
        'content-type': 'image/webp',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
      });
      expect(await sharp(file.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 });
      // The picture it replaced is deleted.
      expect(await files()).toHaveLength(1);
    });

    test('strips where and when it was taken', async () => {
      const photo = await bytesOf(
        drawn()
          .jpeg()
          .withExif({ IFD0: { Copyright: 'secret place' }, IFD3: { GPSLatitude: '40/1 7/1 0/1' } }),
      );
      expect(Buffer.from(photo).includes('secret place')).toBe(true);
      const { body } = await upload(photo, 'image/jpeg');
      const file = await api.app.inject({
        method: 'GET',
        url: String(body['photo_avatar']),
        headers: { authorization: `Bearer ${as('dan.driver').token}` },
      });
      const { exif } = await sharp(file.rawPayload).metadata();
      expect(exif).toBeUndefined();
      expect(file.rawPayload.includes('secret place')).toBe(false);
    });

    test('strips data hidden behind a picture', async () => {
      const tail = Buffer.from('<script>alert(1)</script>PK\u0003\u0004');
      const { status, body } = await upload(
        new Uint8Array(Buffer.concat([await bytesOf(drawn().png()), tail])),
        'image/png',
      );
      expect(status).toBe(200);
      const file = await api.app.inject({
        method: 'GET',
        url: String(body['photo_avatar']),
        headers: { authorization: `Bearer ${as('dan.driver').token}` },
      });
      expect(file.rawPayload.includes('script')).toBe(false);
    });

    test('refuses and does not store files that are not pictures, whatever their declared type', async () => {
      const before = await files();
      const png = await bytesOf(drawn().png());
      const text = (content: string) => new Uint8Array(Buffer.from(content));
      const cases: [string, Uint8Array<ArrayBuffer>, string, string][] = [
        [
          'SVG',
          text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
          'image/svg+xml',
          'a.svg',
        ],
        ['SVG called PNG', text('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/png', 'a.png'],
        ['HTML called JPEG', text('<!doctype html><script>alert(1)</script>'), 'image/jpeg', 'a.jpg'],
        ['GIF', text('GIF89a;alert(1)'), 'image/gif', 'a.gif'],
        ['GIF called PNG', text('GIF89a\u0001\u0000\u0001\u0000'), 'image/png', 'a.png'],
        ['half a PNG', png.slice(0, png.length >> 1), 'image/png', 'a.png'],
        ['a PNG head', png.slice(0, 24), 'image/png', 'a.png'],
        ['nothing', new Uint8Array(0), 'image/png', 'a.png'],
        ['5 MB and one byte', new Uint8Array(5_000_001), 'image/png', 'a.png'],
        ['PDF', text('%PDF-1.7'), 'image/png', 'a.pdf.png'],
      ];
      for (const [what, bytes, type, name] of cases) expect((await upload(bytes, type, name)).status, what).toBe(400);
      expect(await files()).toEqual(before);
    });

    test('refuses a small file that decodes to 2,500 megapixels before decoding it', async () => {
      const bomb = await bytesOf(
        sharp({
          create: { width: 50_000, height: 10, channels: 3, background: '#000' },
          limitInputPixels: false,
        }).png(),
      );
      // The height in the header of a PNG, with its checksum.
      const view = Buffer.from(bomb);
      view.writeUInt32BE(50_000, 20);
      const { crc32 } = await import('node:zlib');
      view.writeUInt32BE(crc32(view.subarray(12, 29)), 29);
      expect((await upload(new Uint8Array(view), 'image/png')).status).toBe(400);
    });

    test('refuses more than 6 MB by size', async () => {
      expect((await upload(new Uint8Array(6_500_000), 'image/png')).status).toBe(413);
    });

    test("always sets the caller's own picture, no matter whom the form names", async () => {
      await upload(await bytesOf(drawn().png()), 'image/png', 'a.png', 'sue.staff', {
        employee_id: String(club.employeeIds['dan.driver']),
      });
      const rows = await open()
        .kysely.selectFrom('employee')
        .select('photo_avatar')
        .where('id', 'in', [club.employeeIds['sue.staff'], club.employeeIds['dan.driver']])
        .orderBy('id')
        .execute();
      expect(rows).toEqual([{ photo_avatar: expect.stringMatching(/^\/files\//) as unknown }, { photo_avatar: null }]);
    });

    test('refuses JSON, malformed forms and a repeated name', async () => {
      expect((await api.send('/accounts/profile-picture/', '{"photo":"x"}', as('sue.staff'))).status).toBe(415);
      expect(
        (
          await api.send('/accounts/profile-picture/', 'no form', {
            ...as('sue.staff'),
            contentType: 'multipart/form-data; boundary=x',
          })
        ).status,
      ).toBe(400);
      const twice =
        '--x\r\nContent-Disposition: form-data; name="photo"\r\n\r\na\r\n--x\r\nContent-Disposition: form-data; name="photo"\r\n\r\nb\r\n--x--\r\n';
      expect(
        (
          await api.send('/accounts/profile-picture/', twice, {
            ...as('sue.staff'),
            contentType: 'multipart/form-data; boundary=x',
          })
        ).status,
      ).toBe(400);
    });

    test('answers 404 for a missing file and for a request without sign-in', async () => {
      const [kept] = await files();
      const get = (name: string, token?: string) =>
        api.app.inject({
          method: 'GET',
          url: `/files/${name}`,
          ...(token ? { headers: { authorization: `Bearer ${token}` } } : {}),
        });
      expect((await get(kept?.name ?? '')).statusCode).toBe(404);
      expect((await get(kept?.name ?? '', 'x.y.z')).statusCode).toBe(404);
      for (const name of ['aaaaaaaaaaaaaaaaaaaaaa.webp', '..%2f..%2fetc%2fpasswd', "x' or '1'='1", 'a.svg', '%00'])
        expect((await get(name, as('dan.driver').token)).statusCode, name).toBe(404);
    });
  });
});
