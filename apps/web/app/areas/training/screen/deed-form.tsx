import type { ComponentProps } from 'react';

interface DeedFormProps extends Omit<ComponentProps<'form'>, 'method' | 'noValidate' | 'onSubmit'> {
  readonly intent: 'complete' | 'begin' | 'answer';
  readonly pageId: number;
  /** Does it in place; without script, the browser posts the form to the page. */
  readonly onDo: () => void;
}

/** A form for what a learner does on a page, with and without script. */
export function DeedForm({ intent, pageId, onDo, children, ...rest }: DeedFormProps) {
  return (
    <form
      {...rest}
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onDo();
      }}
    >
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="page" value={pageId} />
      {children}
    </form>
  );
}
