/**
 * The form that was sent. What is no form came from no page of this app: it is refused, and is no fault of ours.
 *
 * @throws Response 400
 */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch (error) {
    if (request.signal.aborted) throw error;
    throw new Response('That was no form, so nothing was changed.', { status: 400 });
  }
}
