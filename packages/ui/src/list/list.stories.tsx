import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { conformanceStory } from '../../test/conformance-story.tsx';
import { Avatar } from '../avatar/index.ts';
import { Badge } from '../badge/index.ts';
import { EmptyState } from '../empty-state/index.ts';
import { ErrorState } from '../error-state/index.ts';
import { Grid } from '../grid/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { MailIcon, TrashIcon } from '../icons/index.ts';
import { Stack } from '../stack/index.ts';
import { List } from './index.ts';
import { listConformance } from './list.conformance.tsx';

const meta = preview.meta({ title: 'Data/List', component: List.Root, args: { 'aria-label': 'Requests' } });
const onAction = fn();
const onRemove = fn();

export const Default = meta.story({
  render: (args) => (
    <List.Root {...args}>
      <List.Item
        title="Rosa Ndiaye"
        description="20 to 24 November, vacation"
        meta="02:14"
        leading={<Avatar decorative name="Rosa Ndiaye" />}
        href="#7"
        unread
      />
      <List.Item
        title="Juan Carlos de la Vega"
        description="21 November, sick"
        meta="Yesterday"
        leading={<Avatar decorative name="Juan Carlos de la Vega" />}
        href="#8"
      />
    </List.Root>
  ),
});

export const Variants = meta.story({
  tags: ['matrix'],
  render: () => (
    <Grid columns={2} gap={24}>
      <List.Root aria-label="Requests">
        <List.Item
          title="Rosa Ndiaye"
          description="20 to 24 November, vacation"
          meta="02:14"
          leading={<Avatar decorative name="Rosa Ndiaye" />}
          href="#7"
          unread
          trailing={<Badge tone="beacon">Pending</Badge>}
        />
        <List.Item
          title="Juan Carlos de la Vega"
          description="21 November, sick"
          meta="Yesterday"
          leading={<Avatar decorative name="Juan Carlos de la Vega" />}
          href="#8"
          current
        />
        <List.Item
          title="A name that is so long that no row on any screen could ever hold all of it without a cut at its end"
          description="And a description that is quite as long, because people write into fields whatever they wish to be read by others"
          meta="2 h"
          href="#9"
          trailing={
            <IconButton label="Remove the long one" size="sm">
              <TrashIcon size={16} />
            </IconButton>
          }
        />
      </List.Root>
      <List.Root aria-label="Without lines" divided={false}>
        <List.Item title="Ambler Towing and Recovery" leading={<MailIcon />} />
        <List.Item title="Lansdale" leading={<MailIcon />} onAction={onAction} />
        <List.Item title="Doylestown" leading={<MailIcon />} meta="4,210" />
      </List.Root>
      <List.Root aria-label="On its way">
        <List.LoadingItems count={3} />
      </List.Root>
      <Stack>
        <EmptyState size="sm" title="No requests" description="New ones arrive here." />
        <ErrorState size="sm" title="We couldn’t load the requests" onRetry={onAction} />
      </Stack>
    </Grid>
  ),
});

export const Whole = meta.story({
  args: { wrap: true, 'aria-label': 'Comments' },
  render: (args) => (
    <div className="story-narrow">
      <List.Root {...args}>
        <List.Item
          title="The driver called ahead, knew the car, and would not leave before it had started twice in a row, though it was his last call of the day."
          description="Rosa Ndiaye, Ambler Towing and Recovery"
          meta="Nov 20"
          trailing={<Badge tone="success">Driver: good</Badge>}
        />
        <List.Item
          title={'Two lines,\nas they were written.'}
          description="Juan Carlos de la Vega, Lansdale Auto"
          meta="Nov 19"
        />
      </List.Root>
    </div>
  ),
  play: async ({ canvas }) => {
    const words = await canvas.findByText(/would not leave/);
    await waitFor(() => expect(words.scrollWidth).toBeLessThanOrEqual(words.clientWidth));
    await waitFor(() => expect(words.getBoundingClientRect().height).toBeGreaterThan(40));
    const lines = await canvas.findByText(/as they were written/);
    await waitFor(() => expect(lines.getClientRects()).toHaveLength(1));
    await waitFor(() => expect(lines.getBoundingClientRect().height).toBeGreaterThan(30));
  },
});

export const InLittleRoom = meta.story({
  args: { wrap: true, 'aria-label': 'Comments' },
  render: (args) => (
    <Stack>
      <List.Root {...args} className="story-low">
        {Array.from({ length: 9 }, (_row, row) => (
          <List.Item
            key={row}
            title={`Two lines,\nas they were written, for the ${row + 1}. time.`}
            description="Juan Carlos de la Vega, Lansdale Auto"
            meta="Nov 19"
            href={`#${row}`}
          />
        ))}
      </List.Root>
    </Stack>
  ),
  play: async ({ canvas }) => {
    // The list scrolls; its rows keep their height.
    const first = (await canvas.findByText(/for the 1\. time/)).closest('li') as HTMLElement;
    const list = canvas.getByRole('list');
    await waitFor(() => expect(list.scrollHeight).toBeGreaterThan(list.clientHeight));
    await waitFor(() => expect(first.scrollHeight).toBeLessThanOrEqual(first.clientHeight));
  },
});

export const TheRowIsTheTarget = meta.story({
  render: (args) => (
    <List.Root {...args}>
      <List.Item
        title="Rosa Ndiaye"
        description="20 to 24 November, vacation"
        onAction={onAction}
        unread
        trailing={
          <IconButton label="Remove" onClick={onRemove}>
            <TrashIcon />
          </IconButton>
        }
      />
    </List.Root>
  ),
  play: async ({ canvas, userEvent }) => {
    onAction.mockClear();
    onRemove.mockClear();
    const row = await canvas.findByRole('listitem');
    await waitFor(() => expect(row).toHaveTextContent('Unread'));
    // A click in the middle of the description hits the action.
    const { x, y, width, height } = (await canvas.findByText('20 to 24 November, vacation')).getBoundingClientRect();
    const hit = () => document.elementFromPoint(x + width / 2, y + height / 2);
    await waitFor(() => expect(hit()).toBe(canvas.getByRole('button', { name: 'Rosa Ndiaye' })));
    await userEvent.click(hit() as Element);
    await waitFor(() => expect(onAction).toHaveBeenCalledOnce());
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(onRemove).toHaveBeenCalledOnce());
    await waitFor(() => expect(onAction).toHaveBeenCalledOnce());
  },
});

export const Keyboard = meta.story({
  render: (args) => (
    <List.Root {...args}>
      <List.Item title="Rosa Ndiaye" href="#7" current />
      <List.Item title="Cher" link={<a href="#8" data-router="" aria-label="Cher" />} />
    </List.Root>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Rosa Ndiaye', current: true })).toHaveFocus());
    await userEvent.tab();
    const link = await canvas.findByRole('link', { name: 'Cher' });
    await waitFor(() => expect(link).toHaveFocus());
    await waitFor(() => expect(link).toHaveTextContent('Cher'));
    await waitFor(() => expect(link).toHaveAttribute('data-router'));
  },
});

export const ManyRows = meta.story({
  render: (args) => (
    <List.Root {...args}>
      {Array.from({ length: 400 }, (_row, row) => (
        <List.Item key={row} title={`Call ${row + 1}`} description="Battery, Montgomery" href={`#${row}`} />
      ))}
    </List.Root>
  ),
  play: async ({ canvas, canvasElement }) => {
    const last = canvasElement.querySelector('li:last-child') as HTMLElement;
    // A row that isn't rendered keeps its box but skips its content.
    const isDrawn = () => last.firstElementChild?.checkVisibility({ contentVisibilityAuto: true });
    await waitFor(() => expect(isDrawn()).toBe(false));
    last.scrollIntoView();
    await waitFor(() => expect(isDrawn()).toBe(true));
    await waitFor(() => expect(canvas.getByText('Call 400')).toBeVisible());
  },
});

/** A truncated name loses its end, in either page or text direction. Short ones stay at the line start. */
export const NamesReadTheOtherWay = meta.story({
  render: () => (
    <Grid columns={2} gap={24}>
      {(['rtl', 'ltr'] as const).map((direction) => (
        <div key={direction} dir={direction}>
          <List.Root aria-label={direction}>
            <List.Item
              title="Lantern Motor Club of the Upper Valley and of all that lies behind it, with its stations"
              meta="1"
            />
            <List.Item
              title="نادي السيارات في الوادي الأعلى وكل ما يقع خلفه من المحطات والمدن والقرى البعيدة جدا"
              meta="2"
            />
            <List.Item title="Lansdale" meta="3" />
            <List.Item title="الوادي" meta="4" />
          </List.Root>
        </div>
      ))}
    </Grid>
  ),
  play: async ({ canvas }) => {
    for (const direction of ['rtl', 'ltr'])
      for (const item of within(canvas.getByRole('list', { name: direction })).getAllByRole('listitem')) {
        const words = within(item).getByText(/\D/);
        const text = words.firstChild as Text;
        const letter = document.createRange();
        letter.setStart(text, 0);
        letter.setEnd(text, 1);
        await waitFor(() => {
          const [first, box] = [letter.getBoundingClientRect(), words.getBoundingClientRect()];
          expect(first.left).toBeGreaterThanOrEqual(box.left - 1);
          expect(first.right).toBeLessThanOrEqual(box.right + 1);
        });
        const line = document.createRange();
        line.selectNodeContents(text);
        const side = direction === 'rtl' ? 'right' : 'left';
        const short = text.data.length < 20;
        if (short)
          await waitFor(() =>
            expect(Math.abs(line.getBoundingClientRect()[side] - words.getBoundingClientRect()[side])).toBeLessThan(2),
          );
      }
  },
});

export const Conformance = meta.story(conformanceStory(listConformance));
