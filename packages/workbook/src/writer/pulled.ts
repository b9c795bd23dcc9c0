/** The next of some values. Those that are there aren't waited for: waiting costs more than writing a row. */
export type Pull<Value> = () => IteratorResult<Value, unknown> | Promise<IteratorResult<Value, unknown>>;

/** Pulls values that are there at once, or arrive. */
export function pullFrom<Value>(values: Iterable<Value> | AsyncIterable<Value>): Pull<Value> {
  const iterator = Symbol.asyncIterator in values ? values[Symbol.asyncIterator]() : values[Symbol.iterator]();
  return () => iterator.next();
}
