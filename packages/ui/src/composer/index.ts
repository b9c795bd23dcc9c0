export { Composer, type ComposerDetails, type ComposerProps } from './composer.tsx';
export { type DraftStore, tabDrafts } from './drafts.ts';
export { composerAnatomy } from './composer.anatomy.ts';
