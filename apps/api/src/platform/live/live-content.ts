import type { CallDefinition } from '@roadside/contract/call';
import type { LiveContent, LiveTopic } from '@roadside/contract/live';
import type { Services } from '../services.ts';

/** A change whose content is wanted. */
export interface ChangedSubject {
  readonly id: number;
  /** What its announcement said besides. */
  readonly detail: unknown;
}

/**
 * Reads what a topic's changes carry, so that their readers needn't ask for it. It is read after the change, once for
 * all streams of this process.
 */
export interface LiveContentSource {
  readonly topic: LiveTopic;
  /** The call with the same content. A person who may not make it at that moment gets the change alone. */
  readonly call: Pick<CallDefinition, 'name' | 'access'>;
  /**
   * @returns what a person gets, null for the change alone; the same object for people who get the same. Null if
   *   everyone gets the change alone.
   */
  readonly read: (
    services: Pick<Services, 'db' | 'tree'>,
    subject: ChangedSubject,
  ) => Promise<((employeeId: number) => LiveContent | null) | null>;
}
