import type { Tag } from '@roadside/contract/schemas';
import type { Builder } from './use-builder.ts';

export interface BuilderScreenProps {
  /** Time zone of where the campaign belongs, in which its days are counted. */
  readonly timeZone: string;
  /** Where the campaign belongs. */
  readonly workplace: string;
  readonly today: string;
  /** The stored draft; null for a new campaign. */
  readonly draft: { readonly id: number; readonly version: number } | null;
  /** The draft or the campaign to copy could not be read. */
  readonly lost: boolean;
  readonly content: Readonly<Record<string, unknown>>;
  readonly positions: readonly string[];
  readonly groups: readonly { readonly id: number; readonly group_name: string }[];
  readonly tags: readonly Tag[];
  readonly modules: readonly { readonly id: number; readonly title: string }[];
}

/** Props of every step. */
export interface StepProps {
  readonly builder: Builder;
  readonly choices: BuilderScreenProps;
}
