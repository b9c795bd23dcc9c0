import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { conformanceStory } from '../../test/conformance-story.tsx';
import { Stack } from '../stack/index.ts';
import { Pagination } from './index.ts';
import { paginationConformance } from './pagination.conformance.tsx';

const meta = preview.meta({
  title: 'Navigation/Pagination',
  component: Pagination,
  args: { total: 4210, pageSize: 50, defaultPage: 1, onPageChange: fn() },
});

export const Default = meta.story({});

export const Variants = meta.story({
  tags: ['matrix'],
  render: () => (
    <Stack gap={24}>
      {[1, 40, 85].map((page) => (
        <Pagination key={page} aria-label={`At page ${page}`} total={4210} pageSize={50} defaultPage={page} />
      ))}
      <Pagination aria-label="Small" size="sm" total={4210} pageSize={50} defaultPage={3} pageSizes={[25, 50, 100]} />
      <Pagination aria-label="Few" total={130} pageSize={50} />
      <Pagination aria-label="One page" total={12} pageSize={50} />
      <Pagination aria-label="None" total={0} pageSize={50} />
      <Pagination aria-label="Not counted" total={null} hasMore pageSize={50} defaultPage={3} />
      <div className="story-narrow">
        <Pagination aria-label="Narrow" total={4210} pageSize={50} defaultPage={40} />
      </div>
      <div className="story-narrowest">
        <Pagination aria-label="Narrowest" total={1_204_210} pageSize={50} defaultPage={24_000} />
      </div>
    </Stack>
  ),
});

export const ByMouse = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Page 4' }));
    await waitFor(() => expect(args.onPageChange).toHaveBeenLastCalledWith(4, { reason: 'pick' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Page 4' })).toHaveAttribute('aria-current', 'page'));
    await waitFor(() => expect(canvas.getByText('151-200 of 4,210')).toBeVisible());
    await userEvent.click(await canvas.findByRole('button', { name: 'Page 4' }));
    await waitFor(() => expect(args.onPageChange).toHaveBeenCalledOnce());
  },
});

export const ArrowsStayUnderThePointer = meta.story({
  args: { defaultPage: 83 },
  play: async ({ canvas, args, userEvent }) => {
    const next = await canvas.findByRole('button', { name: 'Next page' });
    const before = next.getBoundingClientRect().x;
    next.focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await waitFor(() => expect(args.onPageChange).toHaveBeenLastCalledWith(85, { reason: 'next' }));
    await waitFor(() => expect(next.getBoundingClientRect().x).toBe(before));
    await waitFor(() => expect(next).toHaveFocus());
    await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'true'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onPageChange).toHaveBeenCalledTimes(2));
  },
});

export const PagesAreLinks = meta.story({
  args: { hrefOf: (page) => `#page-${page}`, defaultPage: 2 },
  play: async ({ canvas, args, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Page 3' })).toHaveAttribute('href', '#page-3'));
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Next page' })).toHaveAttribute('rel', 'next'));
    const previous = await canvas.findByRole('link', { name: 'Previous page' });
    await userEvent.click(previous);
    await waitFor(() => expect(args.onPageChange).toHaveBeenLastCalledWith(1, { reason: 'previous' }));
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Previous page' })).toHaveAttribute('aria-disabled', 'true'),
    );
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Previous page' })).toHaveFocus());
    await waitFor(() => expect(window.location.hash).toBe(''));
  },
});

export const FewerRowsThanThePage = meta.story({
  args: { total: 60, defaultPage: 9 },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('51-60 of 60')).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page'));
  },
});

export const NotCounted = meta.story({
  args: { total: null, hasMore: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(canvas.getByText('Page 2')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('51-100')).toBeVisible());
  },
});

export const PageSize = meta.story({
  render: function Sized(args) {
    const [pageSize, setPageSize] = useState(50);
    return <Pagination {...args} pageSize={pageSize} pageSizes={[25, 50, 100]} onPageSizeChange={setPageSize} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Rows per page' }));
    await userEvent.click(await screen.findByRole('option', { name: '100 per page' }));
    await waitFor(() => expect(canvas.getByText('1-100 of 4,210')).toBeVisible());
    // The rest of the page is exposed to assistive technology again once the list has closed.
    await waitFor(async () => expect(await canvas.findByRole('button', { name: 'Page 43' })).toBeVisible());
  },
});

export const Conformance = meta.story(conformanceStory(paginationConformance));
