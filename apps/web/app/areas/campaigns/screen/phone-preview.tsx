import { Field } from '@roadside/ui/field';
import { RichText } from '@roadside/ui/rich-text';
import { RadioGroup } from '@roadside/ui/radio-group';
import { Stack } from '@roadside/ui/stack';
import { dayWords } from '../../../kit/format/day-words.ts';
import type { CampaignDraftContent, DraftPage } from '../model/draft.ts';
import * as styles from './campaigns.css.ts';

/** The campaign as a driver reads it on a phone. Nothing in it counts. */
export function PhonePreview({ draft }: { readonly draft: CampaignDraftContent }) {
  return (
    <section aria-label="As a driver sees it on a phone" className={styles.phone}>
      <Stack gap={16}>
        <div>
          <h2 className={styles.title}>{draft.title.trim() === '' ? 'Untitled campaign' : draft.title}</h2>
          {draft.end !== null && <p className={styles.quiet}>{`Until ${dayWords(draft.end)}`}</p>}
        </div>
        {draft.description !== '' && <p className={styles.quiet}>{draft.description}</p>}
        {draft.modules.map((module, index) => (
          <Stack key={module.key} gap={8}>
            <h3
              className={styles.heading}
            >{`${index + 1}. ${module.title === '' ? 'Untitled module' : module.title}`}</h3>
            {module.pages.map((page) => (
              <PagePreview key={page.key} page={page} />
            ))}
          </Stack>
        ))}
      </Stack>
    </section>
  );
}

function PagePreview({ page }: { readonly page: DraftPage }) {
  if (page.type === 'text' && page.content !== null) return <RichText value={page.content} headingLevel={4} />;
  if (page.type !== 'question') return null;
  return (
    <Field label={page.question === '' ? 'Question' : page.question}>
      <RadioGroup
        items={page.answers
          .filter(({ answer }) => answer !== '')
          .map(({ key, answer }) => ({ value: key, label: answer }))}
      />
    </Field>
  );
}
