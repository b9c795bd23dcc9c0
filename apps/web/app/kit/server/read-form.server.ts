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

/** A text field of a form, trimmed and of a reasonable length. */
export function typedText(form: FormData, field: string): string {
  const value = form.get(field);
  return typeof value === 'string' ? value.trim().slice(0, 1024) : '';
}
