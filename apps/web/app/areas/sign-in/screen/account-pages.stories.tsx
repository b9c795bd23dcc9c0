import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { drawScene, screenMeta } from '../../../../stories/screen-stories.tsx';
import { FirstAccountScreen, type FirstAccountScreenProps } from './first-account-screen.tsx';
import { InviteScreen, type InviteScreenProps } from './invite-screen.tsx';
import { ResetPasswordScreen, type ResetPasswordScreenProps } from './reset-password-screen.tsx';
import type { FormAnswer } from '../../../kit/form/form-field.ts';
import {
  firstAccountAndClubForm,
  firstAccountForm,
  inviteForm,
  resetConfirmForm,
  resetRequestForm,
} from '../model/account-forms.server.ts';

const failed = (answer: Partial<FormAnswer>): FormAnswer => ({ fields: {}, words: '', values: {}, ...answer });
const invite = (props: Partial<InviteScreenProps> = {}) =>
  drawScene({
    route: 'screen.invite',
    path: 'invite',
    at: '/invite/?token=t',
    screen: () => <InviteScreen fields={inviteForm.fields} token="t" pending={false} {...props} />,
  });
const reset = (props: Partial<ResetPasswordScreenProps> = {}) =>
  drawScene({
    route: 'screen.reset-password',
    path: 'reset-password',
    at: '/reset-password/',
    screen: () => (
      <ResetPasswordScreen
        fields={(props.token ? resetConfirmForm : resetRequestForm).fields}
        token={null}
        sent={false}
        demo={false}
        pending={false}
        {...props}
      />
    ),
  });

const firstAccount = (props: Partial<FirstAccountScreenProps> = {}) =>
  drawScene({
    route: 'first-account',
    path: 'first-account',
    at: '/first-account/',
    screen: () => <FirstAccountScreen fields={firstAccountAndClubForm.fields} pending={false} {...props} />,
  });

const meta = preview.meta({ title: 'Screens/Account pages', ...screenMeta });

export const Invite = meta.story({ tags: ['matrix'], render: invite() });

export const InviteRefused = meta.story({
  render: invite({
    answer: failed({
      fields: { username: 'That username is taken. Choose another.', password: 'Enter at least 12 characters' },
      values: { first_name: 'Ada', last_name: 'Lovelace', username: 'ada' },
    }),
  }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText(/First name/)).toHaveValue('Ada'));
    await waitFor(() => expect(canvas.getByText('That username is taken. Choose another.')).toBeVisible());
  },
});

export const InviteUsed = meta.story({
  render: invite({ answer: failed({ fields: { token: 'Not valid any more' } }) }),
});

export const InviteWithoutLink = meta.story({ render: invite({ token: null }) });

export const ResetAsked = meta.story({ tags: ['matrix'], render: reset() });

export const ResetSent = meta.story({ render: reset({ sent: true, demo: true }) });

export const ResetWithLink = meta.story({ render: reset({ token: 't' }) });

export const ResetTooOld = meta.story({
  render: reset({ token: 't', answer: failed({ fields: { token: 'Not valid any more' } }) }),
});

export const FirstAccount = meta.story({ render: firstAccount() });

export const FirstAccountWrongCode = meta.story({
  render: firstAccount({
    fields: firstAccountForm.fields,
    answer: failed({ words: 'That code doesn’t work. The server prints the current one when it starts.' }),
  }),
});
