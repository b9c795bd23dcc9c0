import { calls } from '@roadside/contract/calls';
import { formOf } from '../../../kit/form/form-of.server.ts';

/** Inviting somebody to the current location. */
export const inviteForm = formOf(calls.accounts.inviteCreate.body, {
  given: ['organization_id'],
  fields: {
    email: {
      label: 'Email',
      noun: 'an email address',
      autoComplete: 'off',
      refusals: { 'Has an account': 'Someone already uses this address.' },
    },
    position_type: { label: 'Position' },
  },
});
