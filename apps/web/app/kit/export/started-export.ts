import type { CallReply } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';

/** An Excel file or a PDF that the server makes, and how far it is. */
export type StartedExport = CallReply<typeof calls.elements.exportProgress>;

/** A PDF that was started, unless the server can’t print. */
export type StartedPdf = CallReply<typeof calls.dashboards.startPdf>;

/** What the server makes. */
export type FileKind = 'excel' | 'pdf';
