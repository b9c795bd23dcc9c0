const lowest = 220;
const octaves = 2;
const longest = 6;
let context: AudioContext | null = null;
let stop: (() => void) | null = null;

/**
 * Plays a series as sound. Pitch is the value, two octaves from minimum to maximum, and it pans from one ear to the
 * other. A gap is a rest. Starting playback stops any earlier one. `onRow` is called for each row as it plays, `onEnd`
 * when playback ends. Returns a stop function.
 */
export function playValues(values: Float64Array, onRow: (row: number) => void, onEnd: () => void): () => void {
  stop?.();
  const silent = () => undefined;
  if (typeof AudioContext === 'undefined') return silent;
  const rows = values.length;
  const known = values.filter((value) => !Number.isNaN(value)).sort();
  const [low = 0, high = low] = [known[0], known.at(-1)];
  context ??= new AudioContext();
  void context.resume();
  const seconds = Math.min(longest, Math.max(1, rows * 0.12));
  const start = context.currentTime + 0.05;
  const voice = context.createOscillator();
  const gain = context.createGain();
  const pan = context.createStereoPanner();
  voice.type = 'triangle';
  voice.connect(gain).connect(pan).connect(context.destination);
  const step = Math.max(1, Math.ceil(rows / 200));
  gain.gain.setValueAtTime(0, start);
  pan.pan.setValueAtTime(-1, start);
  pan.pan.linearRampToValueAtTime(1, start + seconds);
  for (let row = 0; row < rows; row += step) {
    const value = values[row] as number;
    const when = start + (row / rows) * seconds;
    gain.gain.setTargetAtTime(Number.isNaN(value) ? 0 : 0.15, when, 0.01);
    if (!Number.isNaN(value))
      voice.frequency.setValueAtTime(lowest * 2 ** (((value - low) / (high - low || 1)) * octaves), when);
  }
  gain.gain.setTargetAtTime(0, start + seconds, 0.02);
  voice.start(start);
  voice.stop(start + seconds + 0.2);
  const clock = setInterval(() => {
    const row = Math.floor((((context?.currentTime ?? 0) - start) / seconds) * rows);
    if (row >= rows) return stop?.();
    if (row >= 0) onRow(row);
  }, 60);
  stop = () => {
    clearInterval(clock);
    voice.disconnect();
    stop = null;
    onEnd();
  };
  const own = stop;
  return () => own === stop && own();
}
