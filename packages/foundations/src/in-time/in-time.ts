/** Load timeout for a part of the page, in milliseconds: the limit of the product specification, section 9. */
export const partTimeoutMilliseconds = 120_000;

/** Settles like `promised`, or rejects after the given milliseconds. */
export function inTime<Value>(promised: Promise<Value>, milliseconds = partTimeoutMilliseconds): Promise<Value> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`Nothing arrived within ${milliseconds} ms.`)), milliseconds);
    void promised.then(resolve, reject).finally(() => clearTimeout(late));
  });
}
