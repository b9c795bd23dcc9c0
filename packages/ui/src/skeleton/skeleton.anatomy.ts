import { defineAnatomy } from '../internal/anatomy.ts';

export const skeletonAnatomy = defineAnatomy('Skeleton', {
  Root: { states: { shape: "'text' | 'block' | 'circle'" } },
});
