import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { drawScene, screenMeta } from '../../../../stories/screen-stories.tsx';
import { FirstAccountScreen, type FirstAccountScreenProps } from './first-account-screen.tsx';
import { InviteScreen, type InviteScreenProps } from './invite-screen.tsx';
import { ResetPasswordScreen, type ResetPasswordScreenProps } from './reset-password-screen.tsx';
import type { WayInFailure } from '../../../kit/form/form-failure.ts';

const failed = (failure: Partial<WayInFailure>): WayInFailure => ({
  uselessLink: false,
  fields: {},
  words: '',
  typed: {},
  ...failure,
});
const invite = (props: Partial<InviteScreenProps> = {}) =>
  drawScene({
    route: 'screen.invite',
    path: 'invite',
    at: '/invite/?token=t',
    screen: () => <InviteScreen token="t" pending={false} {...props} />,
  });
const reset = (props: Partial<ResetPasswordScreenProps> = {}) =>
  drawScene({
    route: 'screen.reset-password',
    path: 'reset-password',
    at: '/reset-password/',
    screen: () => <ResetPasswordScreen token={null} sent={false} demo={false} pending={false} {...props} />,
  });

const firstAccount = (props: Partial<FirstAccountScreenProps> = {}) =>
  drawScene({
    route: 'first-account',
    path: 'first-account',
    at: '/first-account/',
    screen: () => <FirstAccountScreen needsClub pending={false} {...props} />,
  });

const meta = preview.meta({ title: 'Screens/Ways in', ...screenMeta });

export const Invite = meta.story({ tags: ['matrix'], render: invite() });

export const InviteRefused = meta.story({
  render: invite({
    failure: failed({
      fields: { username: 'That name is taken; choose another.', password: 'Take at least 12 characters.' },
      typed: { first_name: 'Ada', last_name: 'Lovelace', username: 'ada' },
    }),
  }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText(/First name/)).toHaveValue('Ada'));
    await waitFor(() => expect(canvas.getByText('That name is taken; choose another.')).toBeVisible());
  },
});

export const InviteUsed = meta.story({ render: invite({ failure: failed({ uselessLink: true }) }) });

export const InviteWithoutLink = meta.story({ render: invite({ token: null }) });

export const ResetAsked = meta.story({ tags: ['matrix'], render: reset() });

export const ResetSent = meta.story({ render: reset({ sent: true, demo: true }) });

export const ResetWithLink = meta.story({ render: reset({ token: 't' }) });

export const ResetTooOld = meta.story({ render: reset({ token: 't', failure: failed({ uselessLink: true }) }) });

export const FirstAccount = meta.story({ render: firstAccount() });

export const FirstAccountWrongCode = meta.story({
  render: firstAccount({
    needsClub: false,
    failure: failed({ words: 'That code does not work. The server prints the current one when it starts.' }),
  }),
});
