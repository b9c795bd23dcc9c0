/** How long a part of the page may take to arrive, in milliseconds: the limit of the product specification, section 9. */
export const partTimeoutMilliseconds = 120_000;

/** Settles as `promised` does, or rejects once the milliseconds are over. */
export function inTime<Value>(promised: Promise<Value>, milliseconds = partTimeoutMilliseconds): Promise<Value> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`Nothing arrived within ${milliseconds} ms.`)), milliseconds);
    void promised.then(resolve, reject).finally(() => clearTimeout(late));
  });
}
