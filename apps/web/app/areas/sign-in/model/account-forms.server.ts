import { calls } from '@roadside/contract/calls';
import { formOf } from '../../../kit/form/form-of.server.ts';

const password = {
  label: 'Password',
  secret: true,
  autoComplete: 'new-password',
  hint: 'At least 12 characters',
} as const;
const username = {
  label: 'Username',
  autoComplete: 'username',
  verbatim: true,
  hint: 'At least 3 characters',
  refusals: { Taken: 'That username is taken. Choose another.' },
} as const;
const names = {
  first_name: { label: 'First name', autoComplete: 'given-name', half: true },
  last_name: { label: 'Last name', autoComplete: 'family-name', half: true },
} as const;

/** Accepting an invitation. */
export const inviteForm = formOf(calls.accounts.inviteAccept.body, {
  given: ['token'],
  order: ['first_name', 'last_name', 'username', 'password'],
  fields: { ...names, username, password },
});

/** Requesting a link to choose a new password. */
export const resetRequestForm = formOf(calls.accounts.resetPasswordRequest.body, {
  fields: { email: { label: 'Email', noun: 'an email address', autoComplete: 'email' } },
});

/** Setting the new password with the token from the link. */
export const resetConfirmForm = formOf(calls.accounts.resetPasswordConfirm.body, {
  given: ['token'],
  fields: { password: { ...password, label: 'New password' } },
});

const firstAccountBody = calls.accounts.firstAccountCreate.body;
const clubFields = ['club_name', 'time_zone'] as const;
const person = {
  ...names,
  code: { label: 'One-time code', autoComplete: 'off', verbatim: true },
  email: { label: 'Email', noun: 'an email address', autoComplete: 'email' },
  username,
  password,
} as const;
const personOrder = ['first_name', 'last_name', 'email', 'username', 'password'] as const;

/** The first account of an installation that already has a club. */
export const firstAccountForm = formOf(firstAccountBody, {
  given: clubFields,
  order: ['code', ...personOrder],
  fields: person,
});

/** The first account of an installation without any organization, which also names the club. */
export const firstAccountAndClubForm = formOf(firstAccountBody, {
  order: ['code', ...clubFields, ...personOrder],
  fields: {
    ...person,
    club_name: { label: 'Club name', required: true },
    time_zone: {
      label: 'Time zone',
      hint: 'Such as America/New_York',
      message: 'Enter a name like America/New_York',
      verbatim: true,
      required: true,
    },
  },
});
