/** What was promised, unless it takes longer. */
export function inTime<Value>(promised: Promise<Value>, milliseconds: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`Nothing came within ${milliseconds} ms.`)), milliseconds);
    promised.then(resolve, reject).finally(() => clearTimeout(late));
  });
}
