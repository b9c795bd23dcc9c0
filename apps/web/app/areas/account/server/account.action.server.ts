import { data, redirect, type ActionFunctionArgs } from '@remix-run/node';
import { calls } from '@roadside/contract/calls';
import { afterLogout } from '@roadside/domain/navigation';
import { readForm } from '../../../kit/server/read-form.server.ts';
import type { Problem } from '../../../kit/outcome/outcome.ts';
import { requirePerson } from '../../../kit/server/guard.server.ts';
import type { FormAnswer } from '../../../kit/form/form-field.ts';
import { refusalWords } from '../../../kit/form/refusal-words.ts';
import { inviteForm } from '../model/invite-form.server.ts';

interface AccountAnswer {
  /** The address that was invited; `token` tells two invitations of the same address apart. */
  readonly invited?: { readonly email: string; readonly token: string };
  /** Why no invitation was sent. */
  readonly form?: FormAnswer;
}

/** Changes the person's own data: a preference, the sessions, or an invitation. */
export async function accountAction({ request, context }: ActionFunctionArgs) {
  requirePerson(context, request);
  const { api, session } = context;
  const form = await readForm(request);
  const answer = (said: AccountAnswer, status = 200) => data(said, { status });
  const failed = (problem: Problem) => {
    session.notify({ tone: 'danger', text: refusalWords(problem) });
    return answer({}, 400);
  };
  switch (form.get('intent')) {
    case 'quick-tips': {
      const kept = await api.attempt(calls.accounts.preferencesUpdate, {
        body: { preferences: { show_quick_tips: form.get('show_quick_tips') === 'true' } },
      });
      return kept.ok ? answer({}) : failed(kept.problem);
    }
    case 'video-later':
      session.stopOfferingVideo();
      return answer({});
    case 'video-watched': {
      session.stopOfferingVideo();
      const kept = await api.attempt(calls.accounts.preferencesUpdate, {
        body: { preferences: { video_watched: true } },
      });
      return kept.ok ? answer({}) : failed(kept.problem);
    }
    case 'end-others': {
      const ended = await api.attempt(calls.accounts.endSessions, { body: { action: 'end_all', keep_this: true } });
      if (!ended.ok) return failed(ended.problem);
      const { ended: count } = ended.data;
      session.notify({
        tone: 'success',
        text:
          count === 0
            ? 'You weren’t signed in anywhere else.'
            : `Signed out of ${count} other ${count === 1 ? 'session' : 'sessions'}.`,
      });
      return answer({});
    }
    case 'end-all': {
      const ended = await api.attempt(calls.accounts.endSessions, { body: { action: 'end_all' } });
      if (!ended.ok) return failed(ended.problem);
      session.end();
      session.notify({ tone: 'success', text: 'You’re signed out everywhere.' });
      return redirect(afterLogout, { headers: { 'Clear-Site-Data': '"storage"' } });
    }
    case 'invite': {
      const sent = inviteForm.read(form, { organization_id: Number(form.get('organization_id')) });
      if (!sent.ok) return answer({ form: sent.answer }, 400);
      const invited = await api.attempt(calls.accounts.inviteCreate, { body: sent.body });
      if (invited.ok) return answer({ invited: { email: invited.data.invited, token: context.requestId } });
      const refused = inviteForm.refused(invited.problem, sent.values);
      const forbidden = invited.problem.kind === 'forbidden' && refused.words !== '';
      return answer(
        {
          form: forbidden ? { ...refused, words: 'You can’t invite someone to this location and position.' } : refused,
        },
        400,
      );
    }
    default:
      return answer({}, 400);
  }
}
