/**
 * Parses the submitted form. A body that isn't a form came from no page of this app: it gets a 400, and isn't logged as
 * our failure.
 *
 * @throws Response 400
 */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch (error) {
    if (request.signal.aborted) throw error;
    throw new Response('We couldn’t read the form. Nothing was changed. Try again.', { status: 400 });
  }
}
