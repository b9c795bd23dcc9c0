import { orderPages } from '@roadside/domain/training';
import { Checkbox } from '@roadside/ui/checkbox';
import { Field } from '@roadside/ui/field';
import { RichText } from '@roadside/ui/rich-text';
import { RadioGroup } from '@roadside/ui/radio-group';
import { Skeleton } from '@roadside/ui/skeleton';
import { Stack } from '@roadside/ui/stack';
import { TextArea } from '@roadside/ui/text-area';
import { TextField } from '@roadside/ui/text-field';
import { dayWords } from '../../../kit/format/day-words.ts';
import { useResource } from '../../../kit/resource/use-resource.ts';
import { NotRead } from '../../../kit/states/not-read.tsx';
import { moduleAddress } from '../model/addresses.ts';
import type { CampaignDraftContent } from '../model/draft.ts';
import { draftOf, type DraftPage, type DraftQuestion } from '../model/draft-module.ts';
import type { ModuleResource } from '../server/campaigns.server.ts';
import { CampaignPicture } from './campaign-picture.tsx';
import * as styles from './campaigns.css.ts';

interface PhonePreviewProps {
  readonly draft: CampaignDraftContent;
  /** Address of its picture; null without one. */
  readonly picture: string | null;
}

/** The campaign as a driver reads it on a phone. Nothing in it counts. */
export function PhonePreview({ draft, picture }: PhonePreviewProps) {
  return (
    <section aria-label="As a driver sees it on a phone" className={styles.phone}>
      <Stack gap={16}>
        {picture !== null && <CampaignPicture src={picture} alt={draft.imageAlt} />}
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
            {module.id === null ? <PagesPreview pages={module.pages} /> : <ClubPages id={module.id} />}
          </Stack>
        ))}
      </Stack>
    </section>
  );
}

/** The pages of one of the club’s modules, which the draft doesn’t have. */
function ClubPages({ id }: { readonly id: number }) {
  const { data, problem, retry } = useResource<ModuleResource>(moduleAddress({ id: String(id) }));
  if (problem) return <NotRead problem={problem} onRetry={retry} />;
  return data ? <PagesPreview pages={draftOf(data.module, []).pages} /> : <Skeleton shape="block" />;
}

/** The pages of a module as a driver reads them, in the order in which they are stored. Nothing in them counts. */
export function PagesPreview({ pages }: { readonly pages: readonly DraftPage[] }) {
  return orderPages(pages).map((page) => <PagePreview key={page.key} page={page} />);
}

function PagePreview({ page }: { readonly page: DraftPage }) {
  return (
    <>
      {page.title !== '' && <h4 className={styles.heading}>{page.title}</h4>}
      {page.content !== null && <RichText value={page.content} headingLevel={4} />}
      {page.file !== null && <p className={styles.quiet}>{mediaWords(page)}</p>}
      {page.questions.map((question) => (
        <QuestionPreview key={question.key} question={question} />
      ))}
    </>
  );
}

/** What plays on the page: 'Video with captions, watched to the end'. */
function mediaWords({ type, captions, watchAll }: DraftPage): string {
  const isVideo = type === 'video';
  const kind = `${isVideo ? 'Video' : 'Audio'}${captions === null ? '' : ' with captions'}`;
  return watchAll ? `${kind}, ${isVideo ? 'watched' : 'heard'} to the end` : kind;
}

function QuestionPreview({ question }: { readonly question: DraftQuestion }) {
  const { type } = question;
  const answers = question.answers.filter(({ answer }) => answer !== '');
  const label = question.question === '' ? 'Question' : question.question;
  const content = question.content !== null && <RichText value={question.content} headingLevel={4} />;
  if (type === 'multiple' || type === 'order')
    return (
      <Stack gap={8} asChild>
        <fieldset className={styles.plain}>
          <legend>{label}</legend>
          {content}
          {type === 'multiple'
            ? answers.map(({ key, answer }) => <Checkbox key={key} label={answer} />)
            : answers.map(({ key, answer }) => <span key={key}>{answer}</span>)}
        </fieldset>
      </Stack>
    );
  return (
    <>
      {content}
      <Field label={label}>
        {type === 'number' ? (
          <TextField inputMode="decimal" />
        ) : type === 'text' ? (
          <TextArea />
        ) : (
          <RadioGroup items={answers.map(({ key, answer }) => ({ value: key, label: answer }))} />
        )}
      </Field>
    </>
  );
}
