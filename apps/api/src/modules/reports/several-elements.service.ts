import type { ParsedBody } from '@roadside/contract/call';
import { calls } from '@roadside/contract/calls';
import type { ElementAnswer } from '@roadside/contract/schemas';
import type { AnswerCall, CallContext } from '../../platform/calls/handler.ts';
import { toFailure } from '../../platform/errors/error-reply.ts';
import { permittedGeography } from '../../platform/organizations/permitted-geography.ts';

/**
 * Answers several elements of a location as their own calls would. They begin in the same turn, so that those that
 * count the same facts share their statements.
 * @throws ApiError 403 for a location out of view, which would refuse every element
 */
export function severalElements(
  context: CallContext,
  { slug, elements }: ParsedBody<typeof calls.dashboardData.elements>,
  answerCall: AnswerCall,
): Promise<ElementAnswer[]> {
  permittedGeography(context, context.tree.bySlug(slug));
  return Promise.all(
    elements.map(async ({ chart_type, body }): Promise<ElementAnswer> => {
      try {
        const { path } = calls.dashboardData.card;
        return { ok: true, reply: await answerCall({ path, params: { chart_type, slug }, body }) };
      } catch (error) {
        const { status, body: refusal, retryAfterSeconds, ours } = toFailure(error);
        if (ours) context.log.error({ err: error, status }, 'an element failed');
        return {
          ok: false,
          status,
          error: refusal,
          ...(retryAfterSeconds === undefined ? {} : { retry_after_seconds: retryAfterSeconds }),
        };
      }
    }),
  );
}
