export function packAssets(folder: string, how: 'quick' | 'smallest'): void;
