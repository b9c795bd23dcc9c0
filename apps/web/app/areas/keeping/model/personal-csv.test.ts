import { expect, test } from 'vitest';
import { personalCsv } from './personal-csv.ts';

test('each table has its name, its columns and its rows', () => {
  const sections = [
    { name: 'employee', rows: [{ id: 7, display_name: 'Ann "Annie" Lee', active: true }] },
    {
      name: 'chat_message.author_id',
      rows: [
        { seq: 1, body: 'Ice, after 9\nPM' },
        { seq: 2, body: null, refs: [{ id: 4 }] },
      ],
    },
  ];
  expect(personalCsv({ sections })).toBe(
    [
      '\uFEFFemployee',
      'id,display_name,active',
      '7,"Ann ""Annie"" Lee",true',
      '',
      'chat_message.author_id',
      'seq,body,refs',
      '1,"Ice, after 9\nPM",',
      '2,,"[{""id"":4}]"',
      '',
    ].join('\r\n'),
  );
});

test('what looks like a formula stays text, and negative numbers stay numbers', () => {
  const rows = [{ a: '=1+1', b: '@x', c: -4 }];
  expect(personalCsv({ sections: [{ name: 'x', rows }] })).toContain("'=1+1,'@x,-4");
});
