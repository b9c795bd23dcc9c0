import type { CallReply } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';

/** An Excel file that the server writes, and how far it is. */
export type StartedExport = CallReply<typeof calls.elements.exportProgress>;
