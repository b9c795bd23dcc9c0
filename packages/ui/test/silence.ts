/** Little-endian bytes of a number. */
const bytes = (amount: number, count: number) =>
  Array.from({ length: count }, (_byte, index) => (amount >> (8 * index)) & 255);
const letters = (words: string) => Array.from(words, (letter) => letter.charCodeAt(0));

/** Returns a data URL with this many seconds of silence. Every browser plays it, and no file is needed. */
export function silence(seconds: number): string {
  const rate = 3000;
  const length = seconds * rate;
  const head = [
    ...letters('RIFF'),
    ...bytes(36 + length, 4),
    ...letters('WAVEfmt '),
    ...bytes(16, 4),
    ...bytes(1, 2),
    ...bytes(1, 2),
    ...bytes(rate, 4),
    ...bytes(rate, 4),
    ...bytes(1, 2),
    ...bytes(8, 2),
    ...letters('data'),
    ...bytes(length, 4),
  ];
  return `data:audio/wav;base64,${btoa(String.fromCharCode(...head) + '\u0080'.repeat(length))}`;
}
