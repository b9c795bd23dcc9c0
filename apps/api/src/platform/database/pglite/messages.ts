import type { StatementErrorFields } from '../database-errors.ts';

/** A request from the main thread to the PGlite worker. Each gets exactly one reply, in order. */
export type PgliteRequest =
  | { readonly id: number; readonly kind: 'query'; readonly sql: string; readonly parameters: readonly unknown[] }
  | { readonly id: number; readonly kind: 'script'; readonly script: string }
  | { readonly id: number; readonly kind: 'copy'; readonly sql: string; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly id: number; readonly kind: 'listen' | 'unlisten'; readonly channel: string }
  | { readonly id: number; readonly kind: 'snapshot' }
  | { readonly id: number; readonly kind: 'close' };

/** Rows are sent as arrays: cloning a thousand objects with the same keys costs twice as much. */
export interface PgliteRows {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly unknown[])[];
  readonly affectedRows: number | undefined;
}

export type PgliteReply =
  | { readonly kind: 'ready' }
  | { readonly kind: 'failed-to-open'; readonly message: string }
  | { readonly kind: 'result'; readonly id: number; readonly result: PgliteRows | Uint8Array | null }
  | { readonly kind: 'error'; readonly id: number; readonly error: StatementErrorFields }
  | { readonly kind: 'notification'; readonly channel: string; readonly payload: string };

export interface PgliteWorkerData {
  /** Folder of the cluster; null keeps it in memory. */
  readonly folder: string | null;
  /** A tar of a cluster to start from, for tests that need a fresh one quickly. */
  readonly snapshot: Uint8Array<ArrayBuffer> | null;
  /** PostgreSQL's `shared_buffers`, in MB. */
  readonly sharedBuffersMb: number;
}
