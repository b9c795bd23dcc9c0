import { describe, expect, it } from 'vitest';
import { mentionsGivenToken, messages, paymentFailure, responseToFailure } from './index.ts';

describe('fixed messages', () => {
  // Copied from the specification, not from the code: odd capitals, missing letters and the trailing space are
  // intentional.
  it.each([
    ['loginFailed', 'Something went wrong!'],
    ['bookmarkAddFailed', 'Something went wrong adding Bookmark'],
    ['bookmarkDuplicate', 'That bookmark already exists!'],
    ['paymentFailed', 'Something went wrong!'],
    ['geographyNotAllowed', 'Not Allowed to Go There'],
    ['sessionExpired', 'You need to login again!'],
    ['forbidden', "Sorry you're not allowed to go there."],
    ['routeGuardFailed', 'Something went wrong'],
    ['pushNotificationSent', 'Success!'],
    ['pushNotificationFailed', 'Something went Wrong'],
    ['announcementsFailed', 'Something went wrong'],
    ['subscribed', 'Successfully Subscribed'],
    ['subscribeFailed', 'Something went wrong'],
    ['permissionDenied', 'Sorry, Your not allowed to go there.'],
    [
      'facilityTypeNotice',
      'Please update facility type settings in the change settings section on bottom left! Rerouting to remove facility type filter.',
    ],
    ['profilePictureChanged', 'Profile Picture change successful! '],
    ['bookmarkAdded', 'Bookmark Successfully Added'],
    ['bookmarkRemoved', 'Bookmark Successfully Removed'],
    ['paymentSent', 'Successfully sent!'],
    ['bookmarkExistsReply', 'Bookmark Already Exists!'],
    ['navigating', 'Heading There Now...'],
    ['trainingVideoTitle', 'ROADSIDE DASHBOARD OVERVIEW VIDEO TRAINING'],
  ] as const)('%s is %j', (name, text) => {
    expect(messages[name]).toBe(text);
  });

  it('are exactly those pinned in this table', () => {
    expect(Object.keys(messages)).toHaveLength(22);
  });

  it('append the error to a failed payment', () => {
    expect(paymentFailure('Card declined')).toBe('Something went wrong! Card declined');
    expect(paymentFailure('')).toBe('Something went wrong!');
  });
});

describe('the response to a failed call', () => {
  it.each([
    [{ status: null }, { toast: null, log: 'no-response', next: 'pass-on' }],
    [{ status: 502 }, { toast: null, log: 'backend-down', next: 'pass-on' }],
    [{ status: 403 }, { toast: "Sorry you're not allowed to go there.", log: null, next: 'go-to-own-dashboard' }],
    [
      { status: 401, detail: 'Signed out elsewhere' },
      { toast: 'Signed out elsewhere', log: null, next: 'refresh-and-retry-once' },
    ],
    [
      { status: 401, detail: 'Given token not valid' },
      { toast: null, log: null, next: 'refresh-and-retry-once' },
    ],
    [{ status: 401 }, { toast: null, log: null, next: 'refresh-and-retry-once' }],
    [
      { status: 401, detail: 'No account', login: true },
      { toast: 'Something went wrong!', log: null, next: 'pass-on' },
    ],
    [
      { status: 429, login: true },
      { toast: 'Something went wrong!', log: null, next: 'pass-on' },
    ],
    [{ status: 500 }, { toast: null, log: null, next: 'pass-on' }],
  ] as const)('%j: %j', (failure, response) => {
    expect(responseToFailure(failure)).toEqual(response);
  });

  it('recognizes a given token in any capitalization', () => {
    expect(['The given token has expired', 'GIVEN TOKEN', 'token given', ''].map(mentionsGivenToken)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
