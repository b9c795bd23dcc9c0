import { Form, Link } from '@remix-run/react';
import { Button } from '@roadside/ui/button';
import { Checkbox } from '@roadside/ui/checkbox';
import { TextField } from '@roadside/ui/text-field';
import { type Ref, Suspense, use, useEffect, useRef, useState } from 'react';
import { Lamp } from '../../../kit/page/lamp.tsx';
import { useNotify } from '../../../kit/notices/notices.tsx';
import { emptyPersistedState } from '../../../kit/store/persisted-state.ts';
import { demoAccounts, type DemoAccount } from '../model/demo-accounts.ts';
import { CloseMark, FailureMark } from './login-marks.tsx';
import * as styles from './login-screen.css.ts';
import { NightRoad } from './night-road.tsx';
import { lampsLit } from './night-road.layout.ts';

interface Failure {
  readonly message: string;
  readonly hint: string;
  readonly name: string;
}

export interface LoginScreenProps {
  readonly joke: string;
  /** Shows the demo accounts as cards. */
  readonly demo: boolean;
  readonly apiState: Promise<'ready' | 'starting' | 'down'>;
  /** The failure of the last attempt. */
  readonly failure?: Failure | undefined;
  readonly pending: boolean;
}

/**
 * The login page: the form, beside a road that lights up. Every part of it works without JavaScript.
 *
 * This page must load fastest, so it stays the smallest: its labels, error and icons are drawn here, since Field,
 * Banner and PasswordField would pull in the texts, icons and tooltips of the whole set.
 */
export function LoginScreen({ joke, demo, apiState, failure, pending }: LoginScreenProps) {
  const nameRef = useRef<HTMLInputElement>(null);
  const passwordRef = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(failure?.name ?? '');
  const [password, setPassword] = useState('');

  // Nobody is signed in here, so clear what the previous person left in this browser.
  useEffect(() => {
    emptyPersistedState();
    // Typed, or autofilled by the browser, before hydration.
    setName(nameRef.current?.value ?? '');
    setPassword(passwordRef.current?.value ?? '');
    // On a phone the keyboard would cover half of the page before anybody has read it.
    if (document.activeElement === document.body && matchMedia('(hover: hover)').matches) nameRef.current?.focus();
  }, []);

  return (
    <div className={styles.page}>
      <main className={styles.formSide}>
        <div className={styles.column}>
          <p className={styles.brand}>
            <Lamp size={28} className={styles.brandLamp} />
            <span>Roadside</span>
          </p>
          <h1 className={styles.title}>Login</h1>
          <Suspense fallback={null}>
            <ApiState state={apiState} />
          </Suspense>
          <Form method="post" className={styles.form}>
            <div className={styles.field}>
              <label htmlFor="login-name" className={styles.label}>
                Username or email
              </label>
              <TextField
                id="login-name"
                ref={nameRef}
                name="name"
                size="lg"
                autoComplete="username"
                autoCapitalize="none"
                spellCheck={false}
                defaultValue={failure?.name}
                onValueChange={setName}
                invalid={failure !== undefined}
                required
                maxLength={254}
              />
            </div>
            <PasswordInput ref={passwordRef} onValueChange={setPassword} invalid={failure !== undefined} />
            <div className={styles.between}>
              <Checkbox name="remember" label="Remember me" />
              <Link to="/reset-password/">Forgot your password?</Link>
            </div>
            <Button type="submit" tone="beacon" size="lg" block loading={pending}>
              Login
            </Button>
            {failure && <FailureNote failure={failure} />}
            {demo && <DemoCards accounts={demoAccounts} />}
          </Form>
        </div>
      </main>
      <aside className={styles.roadSide} data-theme="night" aria-label="Joke of the day">
        <NightRoad lit={lampsLit(name.length + password.length)} />
        <Joke joke={joke} />
      </aside>
    </div>
  );
}

interface PasswordInputProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly onValueChange: (password: string) => void;
  readonly invalid: boolean;
}

/** The password, hidden until the person shows it. */
function PasswordInput({ ref, onValueChange, invalid }: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  return (
    <div className={styles.field}>
      <label htmlFor="login-password" className={styles.label}>
        Password
      </label>
      <TextField
        id="login-password"
        ref={ref}
        name="password"
        size="lg"
        type={shown ? 'text' : 'password'}
        autoComplete="current-password"
        onValueChange={onValueChange}
        invalid={invalid}
        required
        maxLength={1024}
        trailing={
          <Button
            size="sm"
            emphasis="plain"
            className={styles.needsScript}
            onClick={() => setShown(!shown)}
            aria-label={shown ? 'Hide the password' : 'Show the password'}
          >
            {shown ? 'Hide' : 'Show'}
          </Button>
        }
      />
    </div>
  );
}

/** Why the last attempt failed; takes the focus, and is also shown as a toast. */
function FailureNote({ failure }: { readonly failure: Failure }) {
  const notify = useNotify();
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    notify({ tone: 'danger', text: failure.message });
    if (!isTyping()) root.current?.focus();
  }, [failure, notify]);
  return (
    <div ref={root} tabIndex={-1} role="alert" className={styles.failure}>
      <FailureMark />
      <div>
        <p className={styles.failureMessage}>{failure.message}</p>
        <p className={styles.failureHint}>{failure.hint}</p>
      </div>
    </div>
  );
}

/** Whether a text field has the focus: a person may type before hydration, and the focus must not be taken away. */
function isTyping(): boolean {
  return document.activeElement instanceof HTMLInputElement;
}

/** The joke of the day, until it is closed. */
function Joke({ joke }: { readonly joke: string }) {
  const [open, setOpen] = useState(true);
  if (!open) return null;
  return (
    <figure className={styles.joke}>
      <figcaption className={styles.jokeTitle}>Joke of the day</figcaption>
      <blockquote className={styles.jokeText}>{joke}</blockquote>
      <Button
        size="sm"
        emphasis="plain"
        className={styles.jokeClose}
        onClick={() => setOpen(false)}
        aria-label="Close the joke"
      >
        <CloseMark />
      </Button>
    </figure>
  );
}

/** The demo accounts; tapping one signs in as that person. */
function DemoCards({ accounts }: { readonly accounts: readonly DemoAccount[] }) {
  return (
    <section className={styles.demo} aria-labelledby="demo-title">
      <h2 id="demo-title" className={styles.demoTitle}>
        Or explore the demo club as
      </h2>
      <ul className={styles.cards}>
        {accounts.map(({ username, title, what }) => (
          <li key={username}>
            <button type="submit" name="demo" value={username} formNoValidate className={styles.card}>
              <span className={styles.cardTitle}>{title}</span>
              <span className={styles.cardWhat}>{what}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ApiState({ state }: { readonly state: LoginScreenProps['apiState'] }) {
  const now = use(state);
  if (now === 'ready') return null;
  return (
    <output className={styles.apiState}>
      {now === 'starting'
        ? 'Roadside is still starting. Signing in works in a moment.'
        : 'Roadside isn’t responding right now. You can still try.'}
    </output>
  );
}
