import { describe, expect, it } from 'vitest';
import { everybody } from './audience.ts';
import { emailRetryMinutes, isGroupMail, nextEmailTry, replySubject } from './mail.ts';

describe('an email that failed', () => {
  it.each([
    ['a mailbox that is busy', { code: 'EENVELOPE', responseCode: 451 }, 1, 1],
    ['the same, again', { code: 'EENVELOPE', responseCode: 451 }, 2, 5],
    ['a mailbox that does not exist', { code: 'EENVELOPE', responseCode: 550 }, 1, null],
    ['a message the server refuses', { code: 'EMESSAGE', responseCode: 554 }, 1, null],
    ['a connection cut in the middle', { code: 'ECONNECTION', responseCode: undefined }, 1, 1],
    ['a server that turns everybody away', { code: 'ECONNECTION', responseCode: 554 }, 3, 15],
    ['a wrong password in the settings', { code: 'EAUTH', responseCode: 535 }, 1, 1],
    ['the last try', { code: 'ESOCKET', responseCode: undefined }, emailRetryMinutes.length + 1, null],
  ])('because of %s', (_, failure, tries, minutes) => {
    expect(nextEmailTry(failure, tries)).toBe(minutes);
  });
});

it.each([
  ['Ice tonight', 'Re: Ice tonight'],
  ['Re: Ice tonight', 'Re: Ice tonight'],
  ['RE: Ice tonight', 'RE: Ice tonight'],
  ['Regarding ice', 'Re: Regarding ice'],
])('the reply to %j is %j', (subject, reply) => {
  expect(replySubject(subject)).toBe(reply);
});

it.each([
  [{ groupIds: [3] }, true],
  [{ groupIds: [3], organizationIds: [7] }, true],
  [{ positions: ['driver'] }, true],
  [{ positions: ['driver'], organizationIds: [7] }, false],
  [{ organizationIds: [7] }, false],
  [{}, false],
])('mail to %j needs see-all: %s', (audience, needs) => {
  expect(isGroupMail({ ...everybody, ...audience })).toBe(needs);
});
