export const kinds: readonly string[];
export function outlineFile(kind: string): string;
export function outlinesOf(kind: string): Promise<string>;
