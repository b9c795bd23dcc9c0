import { defineConformance } from '../../test/conformance.tsx';
import { Composer, composerAnatomy } from './index.ts';

export const composerConformance = defineConformance({
  anatomy: composerAnatomy,
  render: (probe) => (
    <Composer
      {...probe('Root')}
      label="Message"
      maxLength={20}
      defaultValue="On my way"
      replyTo={{ name: 'Cher', excerpt: 'Where are you?' }}
      onReplyCancel={() => undefined}
      attachments="roster.csv"
      onSend={() => undefined}
    />
  ),
  // Rendered only after a send fails.
  absent: ['Error'],
});
