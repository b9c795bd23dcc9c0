import { messages } from '@roadside/domain/messages';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { drawScene, screenMeta } from '../../../../stories/screen-stories.tsx';
import { jokes } from '../model/jokes.ts';
import { LoginScreen, type LoginScreenProps } from './login-screen.tsx';

const props: LoginScreenProps = {
  joke: jokes[0] ?? '',
  demo: true,
  apiState: Promise.resolve('ready'),
  pending: false,
};
const scene = (changed: Partial<LoginScreenProps> = {}) =>
  drawScene({
    route: 'screen.login',
    path: 'login',
    at: '/login/',
    screen: () => <LoginScreen {...props} {...changed} />,
  });

const meta = preview.meta({ title: 'Screens/Login', ...screenMeta });

export const Default = meta.story({ tags: ['matrix'], render: scene() });

export const WrongPassword = meta.story({
  tags: ['matrix'],
  render: scene({
    demo: false,
    failure: { message: messages.loginFailed, hint: 'Capital letters count in the password.', name: 'executive.demo' },
  }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
    await waitFor(() => expect(canvas.getByLabelText('Username or email')).toHaveValue('executive.demo'));
  },
});

export const ServiceStarting = meta.story({ render: scene({ demo: false, apiState: Promise.resolve('starting') }) });

export const ServiceDown = meta.story({ render: scene({ demo: false, apiState: Promise.resolve('down') }) });

export const PasswordShown = meta.story({
  render: scene({ demo: false }),
  play: async ({ canvas, userEvent }) => {
    const password = canvas.getByLabelText('Password');
    await userEvent.type(password, 'lantern');
    await userEvent.click(await canvas.findByRole('button', { name: 'Show the password' }));
    await waitFor(() => expect(password).toHaveAttribute('type', 'text'));
  },
});
